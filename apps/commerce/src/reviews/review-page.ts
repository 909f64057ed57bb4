import type { Language } from '@blue-peony/contracts';
import { bindWords } from '@blue-peony/language';
import { html } from '@blue-peony/service-kit';
import { buyersPage } from '../shared/buyers-page.ts';
import { reviewTexts } from './texts/index.ts';
import type { ReviewTexts } from './texts/en.ts';

type Filled = { stars?: number | string | undefined; name?: string | undefined; words?: string | undefined };
type Shown = {
  values: Filled;
  wrong?: boolean;
  /** Whether there is a review to delete. */
  written: boolean;
};

/** The form, empty or with what was written. */
export function reviewPage(language: Language, { values, wrong, written }: Shown): string {
  const texts = reviewTexts[language];
  const say = (text: string) => bindWords(language, text);
  const body = html`
    <h1>${say(texts.title)}</h1>
    <p>${say(texts.lead)}</p>
    ${wrong && html`<p class="wrong" role="alert">${say(texts.wrong)}</p>`}
    <form method="post">
      <label for="stars">${say(texts.stars)}</label>
      <select id="stars" name="stars" required>
        <option value=""></option>
        ${texts.choices.map((choice, index) => {
          const stars = 5 - index;
          return html`<option value="${stars}" ${String(values.stars) === String(stars) && html`selected`}>
            ${choice}
          </option>`;
        })}
      </select>
      <label for="name">${say(texts.name)}</label>
      <input id="name" name="name" maxlength="40" autocomplete="off" required value="${values.name ?? ''}" />
      <label for="words">${say(texts.words)}</label>
      <textarea id="words" name="words" rows="6" maxlength="1000" required>${values.words ?? ''}</textarea>
      <button class="main">${say(texts.send)}</button>
      ${written && html`<button name="remove" value="yes" formnovalidate>${say(texts.remove)}</button>`}
    </form>
  `;
  return buyersPage(language, { title: texts.title, body, home: texts.home });
}

/** What was done. */
export function saidPage(language: Language, what: 'thanks' | 'removed' | 'no'): string {
  const texts = reviewTexts[language];
  const title = texts[`${what}Title` satisfies keyof ReviewTexts];
  const body = html`<h1>${bindWords(language, title)}</h1>
    <p>${bindWords(language, texts[what])}</p>`;
  return buyersPage(language, { title, body, home: texts.home });
}
