import { agency } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import type { Language } from '@blue-peony/contracts';
import { bindMailWords, formatMessage, type Values } from '@blue-peony/language';
import { html, type Html } from '@blue-peony/service-kit';
import { button, layout, linesOf, serif } from './layout.ts';
import { agencyMailbox, tagOf, type Mail } from './mail.ts';

type Words = { subject: string; heading: string; intro: string };
export type Fact = readonly [label: string, value: string];
export type Link = { label: string; href: string };

/** A short mail: what happened, facts, links. */
export type Letter = Words & {
  language: Language;
  facts?: readonly Fact[];
  links?: readonly Link[];
  /** To be typed by its reader. */
  code?: { label: string; digits: string; note: string } | undefined;
  /** Paragraphs below. */
  ending?: readonly string[];
};

type Addresses = { to: Mail['to']; replyTo?: Mail['replyTo'] };

/** The beginning of a letter, with values in its words. */
export function opening<L extends Language>(language: L, { subject, heading, intro }: Words, values: Values) {
  const say = (text: string) => formatMessage(language, text, values);
  return { language, subject: say(subject), heading: say(heading), intro: say(intro) };
}

/** The last paragraphs of every letter to a buyer. */
export function endingOf(language: Language): string[] {
  const { contact, closing, signature } = messages[language].buyer;
  const text = (template: string) => formatMessage(language, template, { agency: agency.name, mailbox: agency.email });
  return [text(contact), `${text(closing)}\n${text(signature)}`];
}

export function letterMail(letter: Letter, { to, replyTo = agencyMailbox() }: Addresses): Mail {
  const { language, subject } = letter;
  const lang = tagOf(language);
  const bound = boundOf(letter);
  return { to, replyTo, subject, lang, text: asText(bound), html: asHtml(bound, lang) };
}

type Bound = Letter & Required<Pick<Letter, 'facts' | 'links' | 'ending'>>;

function boundOf({ language, heading, intro, facts = [], links = [], ending = [], ...rest }: Letter): Bound {
  const bind = (text: string) => bindMailWords(language, text);
  return {
    ...rest,
    language,
    heading: bind(heading),
    intro: bind(intro),
    facts: facts.map(([label, value]) => [bind(label), bind(value)]),
    links: links.map(({ label, href }) => ({ label: bind(label), href })),
    ending: ending.map(bind),
  };
}

const asText = ({ heading, intro, facts, links, code, ending }: Bound) =>
  [
    heading,
    intro,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    code && `${code.label}: ${code.digits}\n\n${code.note}`,
    ...ending,
  ]
    .filter(Boolean)
    .join('\n\n');

const small = 'margin:0 0 8px;color:#5d6379;font-size:14px;line-height:1.6';

function asHtml({ subject, heading, intro, facts, links, code, ending }: Bound, lang: string): string {
  const body = html`
    <h1 class="ink" style="margin:0 0 16px;color:#0b1020;font-size:28px;line-height:1.25;font-weight:500;${serif}">
      ${heading}
    </h1>
    <p class="soft" style="margin:0 0 24px;color:#3a4056;font-size:16px;line-height:1.65">${intro}</p>
    ${links.map(({ label, href }) => html`<p style="margin:0 0 28px">${button(href, label)}</p>`)}
    ${facts.map(
      ([label, value]) =>
        html`<p class="soft" style="${small};overflow-wrap:anywhere">
          ${label}: <span dir="auto" class="ink" style="color:#0b1020">${linesOf(value)}</span>
        </p>`,
    )}
    ${code && codeBlock(code)}
    ${
      ending.length > 0 ? html`<hr class="rule" style="margin:24px 0;border:0;border-top:1px solid #ece8e4" />` : html``
    }
    ${ending.map((line) => html`<p class="soft" style="${small}">${linesOf(line)}</p>`)}
  `;
  return layout({ lang, title: subject, preview: intro, brand: agency.name, body, footer: html`${agency.name}` });
}

const codeBlock = ({ label, digits, note }: NonNullable<Letter['code']>): Html =>
  html`<p class="soft" style="${small}">${label}</p>
    <p
      class="ink"
      style="margin:4px 0 12px;color:#0b1020;font-size:26px;line-height:1.3;letter-spacing:0.08em;font-family:ui-monospace,Menlo,Consolas,monospace"
    >
      ${digits}
    </p>
    <p class="soft" style="${small}">${note}</p>`;
