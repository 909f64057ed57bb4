import { locales } from '@blue-peony/contracts';
import { html, type Html } from '@blue-peony/service-kit';
import { correctedFields, type CorrectedField } from '../corrections.repository.ts';
import type { Records } from './records.repository.ts';
import { exportTexts } from './texts.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#0b1020}
h1,h2{line-height:1.2}dt{font-weight:600;margin-top:.75rem}dd,li{margin-left:0;overflow-wrap:anywhere;white-space:pre-line}
ul{padding-left:1.2rem}img{max-width:100%;height:auto;border-radius:8px}`;

/**
 * The records as a page for a browser, in the language of the application, without script.
 * @param photos names of the files beside it
 */
export function exportPage({ application, score, corrections, looks, notes }: Records, photos: string[]): string {
  const { language, assessment_result: result } = application;
  const { tag } = locales.find((locale) => locale.language === language)!;
  const text = exportTexts[language];
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const time = (at: Date | string | null) => at && `${format.format(new Date(at))} UTC`;
  const states = {
    created_at: time(application.created_at),
    privacy_version: application.privacy_version,
    consented_at: time(application.consented_at),
    assessment_result: result && text.results[result],
    score,
    read_at: time(application.read_at),
    replied_at: time(application.replied_at),
    withdrawn_at: time(application.withdrawn_at),
    closed_at: time(application.closed_at),
    stored_until: time(application.stored_until),
  };
  const list = (title: string, items: Html[]) =>
    html` <h2>${title}</h2>
      ${
        items.length > 0
          ? html`<ul>
              ${items.map((item) => html`<li>${item}</li>`)}
            </ul>`
          : html`<p>${text.none}</p>`
      }`;
  const photoNumber = (name: string | undefined) => application.photos.findIndex((photo) => photo.name === name) + 1;
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
        ${correctedFields.map((field) => term(text.fields[field], application[field]))}
        ${Object.entries(states).map(([name, value]) => term(text.states[name as keyof typeof states], value))}
      </dl>
      <h2>${text.photos}</h2>
      ${photos.map((file, index) => html`<p><img src="${file}" alt="${text.photo} ${index + 1}" /></p>`)}
      ${photos.length === 0 && html`<p>${text.none}</p>`}
      ${list(
        text.corrections,
        corrections.map(
          ({ at, by, field, before, after }) =>
            html`${time(at)}, ${text.by[by]}: ${text.fields[field as CorrectedField]}: ${before ?? '–'} →
            ${after ?? '–'}`,
        ),
      )}
      ${list(
        text.looks,
        looks.map(({ at, role, what, photo }) => {
          const number = photoNumber(photo);
          return html`${time(at)}: ${text.by[role]}: ${text.what[what]}${number > 0 && ` (${text.photo} ${number})`}`;
        }),
      )}
      ${list(
        text.notes,
        notes.map((note) => html`${time(note.at)}: ${note.text}`),
      )}
    </html> `;
  return page.toString();
}

const term = (label: string, value: string | number | null) =>
  value !== null &&
  html`<dt>${label}</dt>
    <dd>${value}</dd>`;
