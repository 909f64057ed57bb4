import { optionalTextNames, phoneText, type ProfileLink, type ReviewedApplication } from '@blue-peony/contracts';
import { application as words } from '../../i18n/application.ts';
import { messages } from '../../i18n/messages.ts';
import { FieldList, type FieldFlow } from './field-list.tsx';
import { safeHref, textOr } from './labels.ts';
import { LongText } from './long-text.tsx';
import { PhotoLinks } from './photo-links.tsx';

const text = messages.fields;
const labels = words.fields;

const placed: readonly string[] = ['zip_code', 'instagram', 'tiktok', 'onlyfans_username', 'other_socials', 'message'];
/** Optional texts that have no place of their own follow the profiles. */
const further = optionalTextNames.filter((name) => !placed.includes(name));

type Props = { application: ReviewedApplication };

/** The id of the element with the applicant's name, for `aria-labelledby` of related elements. */
export const nameId = (id: string) => `name-${id}`;

export function ContactFields({ application }: Props) {
  const { id, name, email, mail_refused } = application;
  return (
    <>
      <FieldList
        flow="rows"
        fields={[
          { label: text.name, value: name, id: nameId(id) },
          { label: text.email, value: email },
          { label: text.whatsapp, value: phoneText(application) },
        ]}
      />
      {mail_refused && <p className="font-medium text-danger">{words.callHer}</p>}
    </>
  );
}

export function LocationFields({ application: { country, city, zip_code }, flow }: Props & { flow?: FieldFlow }) {
  return (
    <FieldList
      flow={flow}
      fields={[
        { label: text.country, value: country },
        { label: text.city, value: city },
        { label: text.zip, value: zip_code },
      ]}
    />
  );
}

type SocialLook = { fold?: number; flow?: FieldFlow; copied?: boolean };

/** The name of a profile as its link has it, however the applicant wrote it: @name. */
export function handleOf({ url }: ProfileLink): string | undefined {
  const name = new URL(url).pathname.split('/').find(Boolean);
  return name && `@${decodeURIComponent(name).replace(/^@/, '')}`;
}

/** @param fold characters beyond which the other socials are folded; undefined shows all in full, as they were written */
export function SocialFields({ application, fold, flow, copied }: Props & SocialLook) {
  const { instagram, tiktok, onlyfans_username, other_socials, profile_links: links } = application;
  const own = [
    { label: text.instagram, value: instagram },
    { label: text.tiktok, value: tiktok },
    { label: text.onlyfans, value: onlyfans_username, empty: text.notProvided },
  ].map((field) => {
    const link = links.find(({ label }) => label === field.label);
    return { ...field, copied, href: hrefOf(link), shown: fold && link ? handleOf(link) : undefined };
  });
  const others = links.filter(({ label }) => !own.some((field) => field.label === label));
  return (
    <>
      <FieldList
        flow={flow}
        fields={[
          ...own,
          { label: text.otherSocials, value: other_socials, empty: text.notProvided, fold },
          ...further.map((name) => ({
            label: labels[name],
            value: application[name] ?? null,
            empty: text.notProvided,
            fold,
          })),
        ]}
      />
      <ul className="flex flex-wrap gap-x-2.5 empty:hidden">
        {others.map((link) => (
          <li key={`${link.label} ${link.url}`} className="wrap-anywhere">
            <a className="text-link" href={hrefOf(link)} target="_blank" rel="noopener noreferrer nofollow">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const hrefOf = (link: ProfileLink | undefined) => link && safeHref(link.url);

export function Earnings({ application }: Props) {
  const [from, ...to] = textOr(application.onlyfans_monthly_earnings, text.noEarnings).split('-');
  return (
    <span className="tabular-nums">
      {from}
      {to.length > 0 && (
        <>
          -<wbr />
          {to}
        </>
      )}
    </span>
  );
}

export function MessageAndFiles({ application }: Props) {
  return (
    <dl className="grid gap-y-0.5">
      <div>
        <dt className="sr-only">{text.message}</dt>
        <dd>
          <Message application={application} narrow />
        </dd>
      </div>
      <div>
        <dt className="sr-only">{text.files}</dt>
        <dd>
          <PhotoLinks application={application} />
        </dd>
      </div>
    </dl>
  );
}

/** @param narrow for a column of a few words */
export function Message({ application: { message }, narrow = false }: Props & { narrow?: boolean }) {
  if (!message?.trim()) return <span className="text-muted">{text.noMessage}</span>;
  return <LongText text={message} fold={narrow ? 24 : 180} below={narrow} />;
}
