import type { Reply } from '@blue-peony/contracts';

/** Signs of answers and forwards as mail programs of our languages put them, each perhaps counted or repeated. */
// cspell:disable-next-line
const signs = /^(?:\s*(?:re|fwd?|aw|wg|odp|pd|antw|відп|отв|ตอบ(?:กลับ)?|رد|sv|tr|rv|r)(?:\[\d+\])?\s*[:：])+\s*/iu;
/** The agency's mails end with it, and do so again. */
const reference = /\s*\[A-[\dA-F]{8}\]/gi;
const longest = 150;

/** The subject of an answer to a mail: its own, once with "Re:". */
export function answerSubject({ subject }: Pick<Reply, 'subject'>): string {
  // What stands in curly brackets would be a field that is left to fill in.
  const own = subject.replace(reference, '').replace(signs, '').replace(/[{}]/g, '').trim();
  return `Re: ${own}`.slice(0, longest).trim();
}
