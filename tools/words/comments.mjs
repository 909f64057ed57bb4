// The words that a developer reads: comments, documents and test titles.
import { parseSync, Visitor } from 'rolldown/utils';

/** Neighbors of one kind are one comment: a line break does not end a sentence. */
function* joined(lines) {
  let open;
  for (const { line, text } of lines) {
    if (open && open.end + 1 === line) open = { ...open, end: line, text: `${open.text} ${text}` };
    else {
      if (open) yield open;
      open = { line, end: line, text };
    }
  }
  if (open) yield open;
}

const linesOf = (text, line, mark) =>
  text.split('\n').map((part, index) => ({ line: line + index, text: part.replace(mark, '').trim() }));

/** @returns {Generator<{ line: number, text: string }>} */
function* inScript(path, source) {
  const parsed = parseSync(path, source);
  const lineOf = ({ start }) => source.slice(0, start).split('\n').length;
  yield* joined(parsed.comments.flatMap((comment) => linesOf(comment.value, lineOf(comment), /^\s*\*+/)));
  if (!/\.test\./.test(path)) return;
  const titles = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const isTest = /^(?:test|it|describe)\b/.test(source.slice(callee.start, callee.end));
      if (isTest && first?.type === 'Literal') titles.push({ line: lineOf(first), text: String(first.value) });
    },
  }).visit(parsed.program);
  yield* titles;
}

/** @returns {{ line: number, text: string }[]} of a script its comments and test titles, of a document all but code */
export function wordsIn(path, source) {
  if (/\.(?:ts|tsx|mjs)$/.test(path)) return [...inScript(path, source)];
  const lines = source.split('\n').map((text, index) => ({ line: index + 1, text }));
  if (path.endsWith('.md')) {
    let isCode = false;
    const prose = lines.filter(({ text }) =>
      text.startsWith('```') ? void (isCode = !isCode) : !isCode && text.trim() !== '',
    );
    return [...joined(prose)].map(({ line, text }) => ({
      line,
      text: text.replace(/`[^`]*`/g, '`code`').replace(/\]\([^)]*\)/g, ']'),
    }));
  }
  const comments = lines.flatMap(({ line, text }) => {
    const [, comment] = /(?:^|\s)#+ ?(?:-- )?(.*)$/.exec(text) ?? [];
    return comment ? [{ line, text: comment }] : [];
  });
  return [...joined(comments)];
}
