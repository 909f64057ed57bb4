import { agency, claims, terms } from '@blue-peony/agency';
import { messages, type Messages } from '@blue-peony/agency/words';
import { assessmentSeconds, firstNameIn, type MailText } from '@blue-peony/contracts';
import { bindMailWords, formatMessage } from '@blue-peony/language';
import { html } from '@blue-peony/service-kit';
import { button, layout, linesOf, serif } from './layout.ts';
import { agencyMailbox, tagOf, type Mail } from './mail.ts';

type Received = Extract<MailText, { kind: 'received' }>;
type ReceivedTexts = Messages['applicant']['received'];

/**
 * Confirms an application in the applicant's language and says what follows. It repeats no input but a plain first
 * name: others may read the mailbox, and anyone can enter a stranger's address.
 */
export function applicantMail({ to, name, language, link }: Received, siteUrl: string): Mail {
  const lang = tagOf(language);
  const firstName = firstNameIn(name);
  const values = {
    ...terms,
    name: firstName ?? '',
    agency: agency.name,
    mailbox: agency.email,
    hours: claims.replyHours,
    minutes: assessmentSeconds / 60,
    age: agency.minimumAge,
  };
  const texts = Object.fromEntries(
    Object.entries(messages[language].applicant.received).map(([key, text]) => [
      key,
      bindMailWords(language, formatMessage(language, text, values)),
    ]),
  ) as ReceivedTexts;
  const letter = { ...texts, hello: firstName ? texts.greeting : texts.greetingNameless, href: siteUrl + link };
  return {
    to: { address: to },
    replyTo: agencyMailbox(),
    subject: formatMessage(language, messages[language].applicant.received.subject, values),
    lang,
    text: asText(letter),
    html: asHtml(letter, lang),
  };
}

type Letter = ReceivedTexts & { hello: string; href: string };

const steps = (letter: Letter) =>
  [
    [letter.assessmentTitle, letter.assessment],
    [letter.replyTitle, letter.reply],
    [letter.privacyTitle, letter.privacy],
  ] as const;

const asText = (letter: Letter) =>
  [
    letter.hello,
    letter.heading,
    letter.notYou,
    letter.intro,
    ...steps(letter).map(([title, text], index) => `${index + 1}. ${title}\n${text}`),
    letter.page,
    `${letter.open}:\n${letter.href}`,
    letter.contact,
    `${letter.closing}\n${letter.signature}`,
    '--',
    letter.adults,
  ].join('\n\n');

function asHtml(letter: Letter, lang: string): string {
  const paragraph = 'margin:0 0 20px;color:#3a4056;font-size:16px;line-height:1.65';
  const body = html`
    <p class="soft" style="${paragraph}">${letter.hello}</p>
    <h1 class="ink" style="margin:0 0 16px;color:#0b1020;font-size:30px;line-height:1.25;font-weight:500;${serif}">
      ${letter.heading}
    </h1>
    <p
      class="soft rule"
      style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid #ece8e4;color:#3a4056;font-size:15px;line-height:1.6"
    >
      ${letter.notYou}
    </p>
    <p class="soft" style="${paragraph};margin-bottom:32px">${letter.intro}</p>
    ${steps(letter).map(
      ([title, text], index) => html`
        <div style="margin:0 0 26px">
          <div
            class="badge"
            style="float:left;width:34px;height:34px;border-radius:17px;background:#edf1ff;color:#3454d1;font-size:15px;line-height:34px;font-weight:600;text-align:center"
          >
            ${index + 1}
          </div>
          <div style="margin-left:52px">
            <p class="ink" style="margin:0 0 4px;color:#0b1020;font-size:16px;line-height:1.5;font-weight:600">
              ${title}
            </p>
            <p class="soft" style="margin:0;color:#3a4056;font-size:15px;line-height:1.6">${text}</p>
          </div>
        </div>
      `,
    )}
    <p class="soft" style="${paragraph}">${letter.page}</p>
    <p style="margin:0">${button(letter.href, letter.open)}</p>
    <hr class="rule" style="margin:32px 0;border:0;border-top:1px solid #ece8e4" />
    <p class="soft" style="${paragraph}">${linesOf(letter.contact)}</p>
    <p class="ink" style="margin:0;color:#0b1020;font-size:16px;line-height:1.65">
      ${letter.closing}<br />${letter.signature}
    </p>
  `;
  const footer = html`${letter.adults}`;
  return layout({ lang, title: letter.subject, preview: letter.preview, brand: agency.name, body, footer });
}
