import { agency } from '@blue-peony/agency';
import type { MailText } from '@blue-peony/contracts';
import { html } from '@blue-peony/service-kit';
import { layout } from './layout.ts';
import { agencyMailbox, tagOf, type Mail } from './mail.ts';

type Answer = Extract<MailText, { kind: 'answer' }>;

const lines =
  'margin:0 0 20px;color:#0b1020;font-size:16px;line-height:1.65;white-space:pre-line;overflow-wrap:anywhere';

/**
 * A staff member's answer to an applicant.
 * @param repliesAreRead without it staff know the application of a reply by the reference in its subject
 */
export function answerMail(answer: Answer, repliesAreRead: boolean): Mail {
  const { to, language, reference, subject, text, references } = answer;
  const lang = tagOf(language);
  const title = repliesAreRead ? subject : `${subject} [${reference}]`;
  const body = text.split(/\n{2,}/).map((paragraph) => html`<p class="ink" style="${lines}">${paragraph}</p>`);
  const footer = html`${agency.name} · ${reference}`;
  return {
    to: { address: to },
    replyTo: agencyMailbox(),
    ...(references && { references }),
    subject: title,
    lang,
    text,
    html: layout({ lang, title, preview: subject, brand: agency.name, body: html`${body}`, footer }),
    personal: true,
  };
}
