import { phoneText, type ReviewedApplication } from '@blue-peony/contracts';
import { answers as text } from '../../../i18n/answers.ts';
import { messages } from '../../../i18n/messages.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { mailtoHref, telHref, whatsappHref } from './contact-links.ts';

const fields = messages.fields;

export function ContactList({ application }: { application: ReviewedApplication }) {
  const { email, whatsapp, phone_e164 } = application;
  const rows = [
    { label: fields.email, value: email, copied: email, href: mailtoHref(email), tel: undefined },
    {
      label: fields.whatsapp,
      value: phoneText(application),
      copied: phone_e164 ?? whatsapp,
      href: whatsappHref(application),
      tel: telHref(application),
    },
  ];
  return (
    <dl className="grid gap-y-1.5">
      {rows.map(({ label, value, copied, href, tel }) => (
        <div key={label} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <dt className="text-muted after:content-[':']">{label}</dt>
          <dd dir="auto" className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            {href ? (
              <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
                {value}
              </a>
            ) : (
              value
            )}
            {tel && (
              <a className="text-link" href={tel} aria-label={text.callOf(copied)}>
                {text.call}
              </a>
            )}
            <CopyButton value={copied} label={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
