import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Drawing, Section, Span } from './blocks.ts';

/** Drawings by the names that texts give them. */
type Drawings = Readonly<Record<string, Drawing>>;

/**
 * Reads Markdown: one first-level heading, a lead paragraph, then blocks. Fenced blocks called `template`, `fields` and
 * `grid` hold texts to copy, questions to answer and tables to fill in; one called `drawing` names a drawing and holds
 * the text that stands for it.
 * @throws {Error} on Markdown that cannot be drawn, naming the section
 */
export function parseSection(id: string, label: string, source: string, drawings: Drawings = {}): Section {
  const [title, lead, ...rest] = lexer(source).filter((token) => token.type !== 'space');
  if (title?.type !== 'heading' || lead?.type !== 'paragraph') throw new Error(`${id}: needs a title and a lead`);
  return {
    id,
    label,
    title: plain(title),
    lead: plain(lead),
    blocks: rest.map((token) => block(id, token, drawings)),
  };
}

/** Inline Markdown as runs of text. */
const spans = (tokens: readonly Token[] = [], style: Span['style'] = 'plain'): Span[] =>
  tokens.flatMap((token): Span[] => {
    if (token.type === 'strong') return spans((token as Tokens.Strong).tokens, 'bold');
    if (token.type === 'em') return spans((token as Tokens.Em).tokens, 'italic');
    if ('tokens' in token && token.tokens) return spans(token.tokens, style);
    return [{ text: unescape('text' in token ? String(token.text) : token.raw).replaceAll('\n', ' '), style }];
  });

const plain = ({ tokens }: { tokens?: Token[] }): string =>
  spans(tokens)
    .map(({ text }) => text)
    .join('');

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function block(id: string, token: Token, drawings: Drawings): Block {
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', level: (token as Tokens.Heading).depth === 2 ? 2 : 3, text: plain(token) };
    case 'paragraph':
      return { kind: 'paragraph', spans: spans((token as Tokens.Paragraph).tokens) };
    case 'list':
      return list(token as Tokens.List);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return { kind: 'table', head: header.map(plain), rows: rows.map((row) => row.map(plain)) };
    }
    case 'blockquote':
      return {
        kind: 'note',
        paragraphs: (token.tokens ?? []).flatMap((child) => ('tokens' in child ? [spans(child.tokens)] : [])),
      };
    case 'hr':
      return { kind: 'page-break' };
    case 'code':
      return fenced(id, token as Tokens.Code, drawings);
    default:
      throw new Error(`${id}: no drawing for ${token.type}: ${token.raw.slice(0, 60)}`);
  }
}

function list({ ordered, items }: Tokens.List): Block {
  const rows = items.map((item) => spans(item.tokens.filter((token) => token.type !== 'checkbox')));
  return items.some(({ task }) => task) ? { kind: 'checklist', items: rows } : { kind: 'list', ordered, items: rows };
}

function fenced(id: string, { lang = '', text }: Tokens.Code, drawings: Drawings): Block {
  const [kind, ...words] = lang.split(' ');
  const lines = text.split('\n');
  if (kind === 'template') return { kind, title: words.join(' '), lines };
  if (kind === 'grid') return { kind, rows: Number(words[0]), head: text.split('|').map((name) => name.trim()) };
  if (kind === 'fields') {
    const items = lines.map((line) => {
      const [label = '', count = '2'] = line.split(' | ');
      return { label, lines: Number(count) };
    });
    return { kind, items };
  }
  const drawing = kind === 'drawing' && drawings[words[0] ?? ''];
  if (drawing) return { kind: 'drawing', drawing, alt: lines.join(' ') };
  throw new Error(`${id}: no such fenced block: ${lang}`);
}
