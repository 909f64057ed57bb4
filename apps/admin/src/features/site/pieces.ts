/** A part of a text that is typed by nobody: a placeholder, or what stands around the words of a plural or a link. */
type Piece = { start: number; end: number; whole: Construct };
/** A placeholder, plural or link from its first letter to its last; `simple` ones have no words inside. */
type Construct = { name: string; start: number; end: number; simple: boolean };

type Open = { whole: Construct; start: number; closing: string };

/** The pieces of an ICU message in order. What is not closed is no piece. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const open: Open[] = [];
  const syntax = /\{\s*(\w+)\s*(?:,[^{}]*)?(\}|\{)|<(\w+)>|<\/(\w+)>|\}/g;
  for (let match = syntax.exec(text); match; match = syntax.exec(text)) {
    const [found, name, end, tag, ended] = match;
    const [start, after] = [match.index, match.index + found.length];
    const last = open.at(-1);
    if (end === '}') {
      pieces.push({ start, end: after, whole: { name: name!, start, end: after, simple: true } });
    } else if (name !== undefined || tag !== undefined) {
      const whole = { name: (name ?? tag)!, start, end: 0, simple: false };
      pieces.push({ start, end: after, whole });
      open.push({ whole, start, closing: tag ?? '}' });
    } else if (last && last.closing === (ended ?? found)) {
      // Between the words of a plural: `} other {`.
      const next = ended ? null : /^\s*[\w=]+\s*\{/.exec(text.slice(after));
      const stop = ended ? after : after + (next?.[0].length ?? /^\s*\}?/.exec(text.slice(after))![0].length);
      pieces.push({ start, end: stop, whole: last.whole });
      syntax.lastIndex = stop;
      if (next) continue;
      last.whole.end = stop;
      open.pop();
    }
  }
  return pieces.filter(({ whole }) => whole.end > 0).sort((one, other) => one.start - other.start);
}

/** Each construct of a text by its name, with its source. */
export function constructsOf(text: string): Map<string, string> {
  return new Map(piecesOf(text).map(({ whole: { name, start, end } }) => [name, text.slice(start, end)]));
}

/** Typed words without what would begin or end a piece; known placeholders stay. */
function plain(typed: string, known: ReadonlyMap<string, string>): string {
  const simple = [...known.values()].filter((source) => piecesOf(source).length === 1);
  return typed
    .split(/(\{\w+\})/)
    .map((part) => (simple.includes(part) ? part : part.replaceAll(/[{}<>]/g, '').replaceAll("'", '’')))
    .join('');
}

/**
 * The text after an edit that breaks no piece: a placeholder goes as a whole, and an edit that would leave half a
 * plural or link is not made.
 */
export function edited(
  before: string,
  after: string,
  known: ReadonlyMap<string, string>,
): { text: string; at: number } {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let [end, typedEnd] = [before.length, after.length];
  while (end > start && typedEnd > start && before[end - 1] === after[typedEnd - 1]) {
    end -= 1;
    typedEnd -= 1;
  }
  const typed = plain(after.slice(start, typedEnd), known);
  let from = start;
  for (const piece of piecesOf(before)) {
    const { whole } = piece;
    const touched = start === end ? piece.start < start && start < piece.end : piece.start < end && start < piece.end;
    if (!touched) continue;
    if (start <= whole.start && whole.end <= end) continue;
    if (!whole.simple) return { text: before, at: end };
    // Words that are typed inside a placeholder stand behind it.
    if (start === end)
      return { text: before.slice(0, piece.end) + typed + before.slice(piece.end), at: piece.end + typed.length };
    from = Math.min(from, piece.start);
    end = Math.max(end, piece.end);
  }
  return { text: before.slice(0, from) + typed + before.slice(end), at: from + typed.length };
}
