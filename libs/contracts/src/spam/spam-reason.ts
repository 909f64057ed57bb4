/** `many_from_phone` is read in marks of earlier releases; anyone can type a stranger's number. */
export const spamReasons = ['link_in_name', 'nonsense', 'many_from_address', 'many_from_phone'] as const;
export type SpamReason = (typeof spamReasons)[number];

export const spamFilters = ['marked', 'clean'] as const;

/** `sameMailbox` counts applications of a proven mailbox within an hour, including this one. */
type Arrival = { name: string; message: string | null; sameMailbox: number };

/** A person may correct a mistake by applying again, twice. */
const maxPerHour = 3;

/** Shorter repetitions of a letter occur in real names. */
const minRepeated = 4;
const link = /https?:|www\.|\b[\w-]+\.(?:com|net|org|info|biz|ru|xyz|top|shop|site|online|click|link|me|io)\b/i;
const keyboardRow = /^(?:asdf|qwert|zxcv)/i;

/** Why an application is obviously spam; null when a person may have written it. */
export function spamReasonOf({ name, message, sameMailbox }: Arrival): SpamReason | null {
  if (link.test(name)) return 'link_in_name';
  if (isNonsense(name) || repeatsOneLetter(message ?? '')) return 'nonsense';
  return sameMailbox > maxPerHour ? 'many_from_address' : null;
}

const isNonsense = (name: string) => !/\p{L}/u.test(name) || keyboardRow.test(name) || repeatsOneLetter(name);

function repeatsOneLetter(text: string): boolean {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return letters.length >= minRepeated && new Set(letters).size === 1;
}
