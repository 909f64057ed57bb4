type Folded = { text: string; quoted: string };

/** A line that a mail program writes over the quoted mail: it ends with a colon and names an address or a time. */
const attribution = /(<[^<>\s]+@[^<>\s]+>|\d{1,2}[:.]\d{2}).{0,200}:\s*$|^.{0,200}(<[^<>\s]+@[^<>\s]+>):?\s*$/;
const time = /\d{1,2}[:.]\d{2}/;
const headFrom = /^[*_\s]*(From|Von|Od|Від|От|จาก)\s*:[*\s]*\S/;
const headOther =
  /^[*_\s]*(Sent|Date|To|Subject|Gesendet|Datum|An|Betreff|Wysłano|Data|Do|Temat|Надіслано|Дата|Кому|Тема|Отправлено|ส่ง|วันที่|ถึง|เรื่อง)\s*:/;
const longestLine = 400;
/** Lines over which the words before a quotation may be broken. */
const attributionLines = 3;

/**
 * Moves what follows a mail program's line about the quoted mail, or a block of quoted lines at the end, from the text to
 * what is quoted, in every language. Where nothing would be left, everything stays.
 */
export function foldQuotes({ text, quoted }: Folded): Folded {
  const lines = text.split('\n');
  const at = quoteStart(lines);
  const own = lines.slice(0, at).join('\n').trim();
  if (!own)
    return quoted && !text.trim() ? { text: quoted.trim(), quoted: '' } : { text: text.trim(), quoted: quoted.trim() };
  const rest = lines.slice(at).join('\n').trim();
  return { text: own, quoted: [rest, quoted.trim()].filter(Boolean).join('\n') };
}

function quoteStart(lines: readonly string[]): number {
  for (let at = 0; at < lines.length; at++) if (startsForward(lines, at)) return beforeRule(lines, at);
  let end = lines.length;
  while (end > 0 && isQuoteOrBlank(lines[end - 1]!)) end--;
  const isQuote = lines.slice(end).some((line) => line.startsWith('>'));
  const start = attributionStart(lines, end);
  // Only before quoted lines, or as the last words of the text: the quoted lines may be folded already.
  if (start < end) return start;
  return isQuote ? end : lines.length;
}

/** Header lines of a quoted mail, as programs without marks write them. */
const startsForward = (lines: readonly string[], at: number): boolean =>
  short(lines[at]!).match(headFrom) !== null &&
  lines.slice(at + 1, at + 4).filter((line) => headOther.test(short(line))).length >= 2;

const beforeRule = (lines: readonly string[], at: number): number => {
  let start = at;
  while (start > 0 && /^[\s_*-]*$/.test(short(lines[start - 1]!))) start--;
  return start;
};

function attributionStart(lines: readonly string[], end: number): number {
  for (let start = end - 1; start >= 0 && end - start <= attributionLines && lines[start]!.trim(); start--) {
    const joined = lines.slice(start, end).join(' ');
    if (joined.length > longestLine) break;
    const isBroken = start > 0 && !time.test(joined) && time.test(short(lines[start - 1]!));
    if (attribution.test(joined) && !isBroken) return start;
  }
  return end;
}

const isQuoteOrBlank = (line: string): boolean => line.startsWith('>') || line.trim() === '';
const short = (line: string): string => line.slice(0, longestLine);
