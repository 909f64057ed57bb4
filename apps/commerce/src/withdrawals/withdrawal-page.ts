import { agency, sellerLines, terms } from '@blue-peony/agency';
import { publicPaths, type Language } from '@blue-peony/contracts';
import { bindWords, formatMessage, type Values } from '@blue-peony/language';
import { html } from '@blue-peony/service-kit';
import { buyersPage, tagOf } from '../shared/buyers-page.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { zones } from '../shared/zones.ts';
import { withdrawalTexts } from './texts/index.ts';
import type { StoredWithdrawal } from './withdrawals.repository.ts';

type Filled = {
  values: {
    name: string;
    contract: string;
    email: string;
    order?: string | undefined;
    secret?: string | undefined;
  };
  /** Names of fields. */
  wrong: readonly string[];
};

const fields = {
  name: { type: 'text', longest: 200, autocomplete: 'name' },
  contract: { type: 'text', longest: 200, autocomplete: 'off' },
  email: { type: 'email', longest: 254, autocomplete: 'email' },
} as const;

const saying =
  (language: Language) =>
  (text: string, values: Values = {}) =>
    bindWords(
      language,
      formatMessage(language, text, {
        days: terms.withdrawalDays,
        seller: sellerLines().join(', '),
        mailbox: agency.email,
        ...values,
      }),
    );

const timeIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeStyle: 'long', timeZone: zones[language] }).format(
    at,
  );

/** The form, empty, filled from an order, or with what is wrong; below it instructions and model form. */
export function withdrawalPage(language: Language, { values, wrong }: Filled): string {
  const texts = withdrawalTexts[language];
  const say = saying(language);
  const field = (name: keyof typeof fields) => {
    const { type, longest, autocomplete } = fields[name];
    const isWrong = wrong.includes(name);
    return html`<label for="${name}">${say(texts[name])}</label>
      ${name === 'contract' && html`<p id="contract-hint">${say(texts.contractHint)}</p>`}
      ${isWrong && html`<p class="wrong" id="${name}-wrong">${say(name === 'email' ? texts.wrongEmail : texts.wrong)}</p>`}
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        maxlength="${longest}"
        autocomplete="${autocomplete}"
        value="${values[name]}"
        required
        ${name === 'contract' && !isWrong && html`aria-describedby="contract-hint"`}
        ${isWrong && html`aria-invalid="true" aria-describedby="${name}-wrong"`}
      />`;
  };
  const hidden = (name: 'order' | 'secret') =>
    values[name] && html`<input type="hidden" name="${name}" value="${values[name]}" />`;
  const body = html`
    <h1>${say(texts.title)}</h1>
    <p>${say(texts.lead)}</p>
    <form method="post" action="${publicPaths.openWithdrawal.replace('{language}', language)}">
      ${hidden('order')} ${hidden('secret')} ${field('name')} ${field('contract')} ${field('email')}
      <button class="main" name="confirm" value="yes">${texts.confirm}</button>
    </form>
    <details>
      <summary>${say(texts.instructionsTitle)}</summary>
      ${texts.instructions.map((paragraph) => html`<p>${say(paragraph)}</p>`)}
    </details>
    <details>
      <summary>${say(texts.modelTitle)}</summary>
      ${texts.model.map((line) => html`<p>${say(line)}</p>`)}
    </details>
  `;
  return buyersPage(language, { title: texts.title, body, home: texts.home });
}

/** What was received and when. @param proven by the order's secret; without it the page is the same for every contract */
export function receivedPage(language: Language, found: StoredWithdrawal, proven: boolean): string {
  const texts = withdrawalTexts[language];
  const say = saying(language);
  const { name, contract, email, receivedAt } = found;
  const facts = [
    [texts.name, name],
    [texts.contract, contract],
    [texts.at, timeIn(language, receivedAt)],
  ] as const;
  const body = html`
    <h1>${say(texts.receivedTitle)}</h1>
    <p>${say(texts.received)}</p>
    ${facts.map(([label, value]) => html`<p class="sum said"><span>${say(label)}</span> <b>${value}</b></p>`)}
    <p>${say(texts.receipt, { email })}</p>
    <p>${say(proven ? outcomeOf(language, found) : texts.unproven)}</p>
  `;
  return buyersPage(language, { title: texts.receivedTitle, body, home: texts.home });
}

/** Asks the buyer; opening a link, as mail scanners do, confirms nothing. */
export function linkPage({ receivedAt, orderId }: StoredWithdrawal, language: Language): string {
  const texts = withdrawalTexts[language];
  const say = saying(language);
  const values = { time: timeIn(language, receivedAt), reference: orderReference(orderId!) };
  const body = html`
    <h1>${say(texts.linkTitle)}</h1>
    <p>${say(texts.link, values)}</p>
    <form method="post"><button class="main">${texts.confirm}</button></form>
  `;
  return buyersPage(language, { title: texts.linkTitle, body, home: texts.home });
}

/** For the buyer, after the confirmation. */
export function confirmedPage(found: StoredWithdrawal, language: Language): string {
  const texts = withdrawalTexts[language];
  const say = saying(language);
  const body = html`
    <h1>${say(texts.receivedTitle)}</h1>
    <p class="sum said"><span>${say(texts.at)}</span> <b>${timeIn(language, found.receivedAt)}</b></p>
    <p>${say(outcomeOf(language, found))}</p>
  `;
  return buyersPage(language, { title: texts.receivedTitle, body, home: texts.home });
}

function outcomeOf(language: Language, { state }: StoredWithdrawal): string {
  const { ended, looks, nothing } = withdrawalTexts[language];
  return { withdrawn: ended, open: looks, closed: nothing }[state];
}
