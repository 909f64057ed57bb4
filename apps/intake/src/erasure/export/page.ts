import { messages } from '@blue-peony/agency/words';
import { locales, type ChangedThing, type Language } from '@blue-peony/contracts';
import { html } from '@blue-peony/service-kit';
import { correctedFields, type CorrectedField } from '../../record/corrections.ts';
import type { Records } from './records.ts';
import { exportTexts } from './texts/index.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#0b1020}
h1,h2{line-height:1.2}dt{font-weight:600;margin-top:.75rem}dd,li{margin-left:0;overflow-wrap:anywhere;white-space:pre-line}
ul{padding-left:1.2rem}img{max-width:100%;height:auto;border-radius:8px}`;

/** Without script, in the language of the application. @param photos names of the files beside it */
export function exportPage(records: Records, photos: string[]): string {
  const { application, corrections, looks, notes, answers, replies, notices } = records;
  const { tag } = locales.find(({ language }) => language === application.language)!;
  const text = exportTexts[application.language];
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const time: Time = (at) => at && `${format.format(new Date(at))} UTC`;
  const numberOf = (photo: string | undefined) => application.photos.findIndex(({ name }) => name === photo) + 1;

  const corrected = corrections.map(({ at, by, field, before, after }) => {
    const label = labelOf(field as CorrectedField, application.language);
    return `${time(at)}: ${text.by[by]}: ${label}: ${before ?? '–'} → ${after ?? '–'}`;
  });
  const looked = looks.map(({ at, role, what, photo }) => {
    const number = numberOf(photo);
    return `${time(at)}: ${text.by[role]}: ${text.what[what]}${number > 0 ? ` (${text.photo} ${number})` : ''}`;
  });
  const noted = notes.map((note) => `${time(note.at)}: ${note.text}`);
  const answered = answers.map((answer) => `${time(answer.at)}: ${answer.subject}\n${answer.text}`);
  const replied = replies.map(({ at, subject, text: words, quoted, files }) =>
    [`${time(at)}: ${subject}`, words, quoted, ...files.map(({ name }) => name)].filter(Boolean).join('\n'),
  );
  const toTell = notices.map(({ at, what, email }) => `${time(at)}: ${email}: ${thingOf(what, application.language)}`);
  const page = html`<!doctype html>
    <html lang="${tag}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>${text.title}</title>
      <style>
        ${style}
      </style>
      <h1>${text.title}</h1>
      <p>${text.madeOn} ${time(new Date())}</p>
      <h2>${text.details}</h2>
      <dl>
        ${correctedFields.map((field) => term(labelOf(field, application.language), application[field] ?? null))}
        ${Object.entries(statesOf(records, time)).map(([name, value]) => term(text.states[name as State], value))}
      </dl>
      <h2>${text.photos}</h2>
      ${photos.map((file, index) => html`<p><img src="${file}" alt="${text.photo} ${index + 1}" /></p>`)}
      ${photos.length === 0 && html`<p>${text.none}</p>`} ${list(text, text.corrections, corrected)}
      ${list(text, text.looks, looked)} ${list(text, text.answers, answered)} ${list(text, text.replies, replied)}
      ${list(text, text.notices, toTell)} ${list(text, text.notes, noted)}
    </html> `;
  return page.toString();
}

type Time = (at: Date | string | null) => string | null;
type Texts = (typeof exportTexts)[keyof typeof exportTexts];
type State = keyof Texts['states'];

const labelOf = (field: CorrectedField, language: Language) =>
  field === 'phone_e164' ? exportTexts[language].phoneNumber : messages[language].fields[field];

const thingOf = (what: ChangedThing, language: Language) =>
  ({ ...messages[language].fields, ...exportTexts[language].things, discreet: exportTexts[language].states.discreet })[
    what
  ];

function statesOf(
  { application, score, tags, mailbox_confirmed_at, snoozed_until, snooze_reason }: Records,
  time: Time,
): Record<State, string | number | null> {
  const { language, assessment_result: result, privacy_version } = application;
  return {
    created_at: time(application.created_at),
    mailbox_confirmed_at: time(mailbox_confirmed_at),
    new_email: application.new_email,
    discreet: application.discreet ? '✓' : null,
    source: application.source ?? null,
    privacy_version,
    consented_at: time(application.consented_at),
    assessment_result: result && exportTexts[language].results[result],
    score,
    tags: tags.length > 0 ? tags.join(', ') : null,
    read_at: time(application.read_at),
    snoozed_until: time(snoozed_until),
    snooze_reason,
    replied_at: time(application.replied_at),
    withdrawn_at: time(application.withdrawn_at),
    closed_at: time(application.closed_at),
    stored_until: time(application.stored_until),
  };
}

const term = (label: string, value: string | number | null) =>
  value !== null &&
  html`<dt>${label}</dt>
    <dd dir="auto">${value}</dd>`;

const list = ({ none }: Texts, title: string, items: string[]) =>
  html`<h2>${title}</h2>
    <ul>
      ${items.map((item) => html`<li dir="auto">${item}</li>`)}
    </ul>
    ${items.length === 0 && html`<p>${none}</p>`}`;
