import { agency } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import {
  firstNameIn,
  optionalTextNames,
  phoneText,
  whatsappChat,
  type Language,
  type MailText,
} from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { html } from '@blue-peony/service-kit';
import { staffMessages } from '../i18n/staff/applications.ts';
import { button, layout, serif } from './layout.ts';
import { letterMail, type Letter } from './letter.ts';
import { tagOf, type Mail } from './mail.ts';

type Application = Extract<MailText, { kind: 'staff' }>['application'];
type Reference = Extract<MailText, { kind: 'staff_reference' }>;
type Context = { staffAddress: string; siteUrl: string };

const { labels, results, notProvided } = staffMessages;

/** Tells staff everything about a new application but its photos, which stay behind the sign-in. */
export function staffMail(application: Application, { staffAddress, siteUrl }: Context): Mail {
  const { name, email, country, assessment_result } = application;
  const link = linkTo(application.id, siteUrl);
  return {
    to: { address: staffAddress },
    // Mail programs show this name in place of the address: it may not be a sentence of hers.
    replyTo: { name: firstNameIn(name), address: email },
    subject: formatMessage('en', staffMessages.subject, {
      name: clip(name),
      country: clip(country),
      result: results[assessment_result],
    }),
    lang: 'en',
    text: asText(application, link),
    html: asHtml(application, link),
  };
}

/** Tells staff that there is a new application and where to open it, and nothing else about it. */
export function staffReferenceMail({ id, country, language }: Reference, { staffAddress, siteUrl }: Context): Mail {
  const letter: Letter = {
    language: 'en',
    subject: formatMessage('en', staffMessages.referenceSubject, { country: clip(country) }),
    heading: staffMessages.heading,
    intro: staffMessages.referenceIntro,
    facts: [
      [labels.reference, id],
      [labels.source, languageIn(language)],
      [labels.country, country],
    ],
    links: [{ label: staffMessages.open, href: linkTo(id, siteUrl) }],
  };
  return letterMail(letter, { to: { address: staffAddress } });
}

const linkTo = (id: string, siteUrl: string) => `${siteUrl}/admin/review/${id}`;

const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** As in "Ukrainian (ukr)". */
export const languageIn = (language: Language): string => `${languageNames.of(tagOf(language))} (${language})`;

type Line = [label: string, value: string, href?: string | undefined];

function rows(application: Application): Line[] {
  const { phone_e164: number } = application;
  return [
    [labels.name, application.name],
    [labels.source, languageIn(application.language)],
    [labels.email, application.email],
    [labels.whatsapp, phoneText(application), number ? whatsappChat(number) : undefined],
    [labels.location, [application.city, application.zip_code, application.country].filter(Boolean).join(', ')],
    ...optionalTextNames
      .filter((name) => name !== 'zip_code' && name !== 'message')
      .map((name): Line => [messages.en.fields[name], application[name] || notProvided]),
    [labels.earnings, application.onlyfans_monthly_earnings],
    [labels.photos, String(application.file_urls.length)],
    [labels.result, results[application.assessment_result]],
    ...(application.discreet ? [[labels.discreet, staffMessages.discreet] as Line] : []),
  ];
}

// Every line of hers is indented, so that none can pass for a row of ours.
const quoted = (text: string) => text.split(/\r\n|\r|\n/).join('\n    ');

const asText = (application: Application, link: string) =>
  [
    staffMessages.heading,
    rows(application)
      .map(([label, value, href]) => [`${label}: ${quoted(value)}`, href].filter(Boolean).join('\n    '))
      .join('\n'),
    `${labels.message}:\n    ${quoted(application.message || staffMessages.noMessage)}`,
    `${staffMessages.open}: ${link}`,
    staffMessages.reply,
  ].join('\n\n');

function asHtml(application: Application, link: string): string {
  const label = 'margin:0 0 2px;color:#5d6379;font-size:13px;line-height:1.4';
  const value = 'margin:0 0 16px;color:#0b1020;font-size:15px;line-height:1.5;overflow-wrap:anywhere';
  const fact = (name: string, text: string, href?: string) =>
    html`<p class="soft" style="${label}">${name}</p>
      <p class="ink" style="${value}">
        <span dir="auto" style="white-space:pre-wrap">${text}</span>${
          href && html`<br /><a class="link" href="${href}" style="color:#3454d1">${href}</a>`
        }
      </p>`;
  const body = html`
    <h1 class="ink" style="margin:0 0 24px;color:#0b1020;font-size:28px;line-height:1.25;font-weight:500;${serif}">
      ${staffMessages.heading}
    </h1>
    ${rows(application).map(
      ([name, text, href]) =>
        html`<div style="display:inline-block;width:48%;min-width:220px;vertical-align:top">
          ${fact(name, text, href)}
        </div> `,
    )}
    <hr class="rule" style="margin:12px 0 24px;border:0;border-top:1px solid #ece8e4" />
    ${fact(labels.message, application.message || staffMessages.noMessage)}
    <p style="margin:24px 0 0">${button(link, staffMessages.open)}</p>
  `;
  const title = staffMessages.heading;
  const preview = `${application.name}, ${results[application.assessment_result]}`;
  return layout({ lang: 'en', title, preview, brand: agency.name, body, footer: html`${staffMessages.reply}` });
}
