import type { Colleague } from '@blue-peony/contracts';

type Named = Pick<Colleague, 'id' | 'name'>;

/** A colleague who is named in a text with an @; `from` and `to` are places in it. */
type Mention = { id: string; from: number; to: number };

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);
const folded = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whom a text mentions, in its order. Of two names that begin alike the longer one counts. */
export function mentionsIn(text: string, colleagues: readonly Named[]): Mention[] {
  const found: Mention[] = [];
  const longestFirst = colleagues.toSorted((one, other) => other.name.length - one.name.length);
  for (const { id, name } of longestFirst) {
    const mention = `@${name}`;
    for (let from = text.indexOf(mention); from >= 0; from = text.indexOf(mention, from + 1)) {
      const to = from + mention.length;
      const isTaken = found.some((other) => from < other.to && other.from < to && other.id !== id && other.to > to);
      if (!isTaken && !isWordSign(text[to]) && !isWordSign(text[from - 1])) found.push({ id, from, to });
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}

export const mentionedIds = (text: string, colleagues: readonly Named[]): string[] => [
  ...new Set(mentionsIn(text, colleagues).map(({ id }) => id)),
];

/** What is typed of a mention right before the caret, with the place of its @. */
export function typedMention(text: string, caret: number): { from: number; typed: string } | undefined {
  const typed = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
}

/** Those whose name, or a word of it, begins with what is typed. */
export function offered<Each extends Named>(colleagues: readonly Each[], typed: string): Each[] {
  const sought = folded(typed);
  return colleagues.filter(({ name }) => {
    const whole = folded(name);
    return whole.startsWith(sought) || whole.split(/\s+/).some((word) => word.startsWith(sought));
  });
}
