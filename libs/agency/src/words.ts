import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as pl from './pl/index.ts';
import * as th from './th/index.ts';
import * as ukr from './ukr/index.ts';
import { adopt } from './adopt.ts';
import type { Messages } from './messages.ts';
import type { AgencyFacts } from './schema.ts';

export type { Messages };

type Language = 'en' | 'pl' | 'de' | 'ukr' | 'th';
type Tree = { [name: string]: string | Tree };

/** What mails and forms say, as an owner has it. */
export const messages: Record<Language, Messages> = {
  en: { ...en },
  pl: { ...pl },
  de: { ...de },
  ukr: { ...ukr },
  th: { ...th },
};
const delivered = structuredClone(messages);

/**
 * Like `adopt`, with an owner's texts by the names of their places: `pl/agency/buyer#buyer.receipt.subject`. A sentence that mails
 * take in from the promises is hers in them as well.
 */
export function adoptWith(facts: AgencyFacts, texts: Readonly<Record<string, string>>): void {
  adopt(facts);
  for (const [language, seeds] of Object.entries(delivered) as [Language, Messages][]) {
    const place = (name: string) => `${language}/agency/${name}#${name}`;
    const own = Object.entries(seeds.promises).map(
      ([name, sentence]) => [sentence, texts[`${place('promises')}.${name}`] ?? sentence] as const,
    );
    const said = (seed: string) => own.reduce((text, [sentence, other]) => text.replace(sentence, () => other), seed);
    const put = (into: Tree, from: Tree, key: string): void => {
      for (const [name, seed] of Object.entries(from))
        if (typeof seed === 'string') into[name] = texts[`${key}.${name}`] ?? said(seed);
        else put(into[name] as Tree, seed, `${key}.${name}`);
    };
    for (const [name, seed] of Object.entries(seeds))
      put(messages[language][name as keyof Messages], seed, place(name));
  }
}
