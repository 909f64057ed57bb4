import type { Block, Drawing, Section, Span } from '../blocks.ts';

/** Text for XHTML content and attributes. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const inline = (spans: readonly Span[]) =>
  spans
    .map(({ text, style }) => {
      if (style === 'bold') return `<strong>${escape(text)}</strong>`;
      return style === 'italic' ? `<em>${escape(text)}</em>` : escape(text);
    })
    .join('');

const each = <T>(items: readonly T[], draw: (item: T) => string) => items.map(draw).join('');
const ruled = (lines: number) => each(Array.from({ length: lines }), () => '<p class="rule">\u00a0</p>');

/** One document of the EPUB, in English. */
export const page = (title: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${escape(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>${body}</body>
</html>
`;

/** A section as the body of its document. */
export const sectionBody = ({ title, label, lead, blocks }: Omit<Section, 'id'>): string =>
  `<section>${label && `<p class="label">${escape(label)}</p>`}<h1>${escape(title)}</h1><p class="lead">${escape(lead)}</p>${each(blocks, drawn)}</section>`;

function drawn(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escape(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inline(block.spans)}</p>`;
    case 'list':
      return `<${block.ordered ? 'ol' : 'ul'}>${each(block.items, (item) => `<li>${inline(item)}</li>`)}</${block.ordered ? 'ol' : 'ul'}>`;
    case 'checklist':
      return `<ul class="check">${each(block.items, (item) => `<li>☐ ${inline(item)}</li>`)}</ul>`;
    case 'table':
      return table(block.head, block.rows);
    case 'note':
      return `<aside class="note">${each(block.paragraphs, (spans) => `<p>${inline(spans)}</p>`)}</aside>`;
    case 'template':
      return `<div class="template"><p class="label">${escape(block.title)}</p>${each(block.lines, (line) => (line ? `<p>${escape(line)}</p>` : ''))}</div>`;
    case 'fields':
      return `<div class="fields">${each(block.items, ({ label, lines }) => `<p>${escape(label)}</p>${ruled(lines)}`)}</div>`;
    case 'grid':
      return table(
        block.head,
        Array.from({ length: block.rows }, () => block.head.map(() => '\u00a0')),
      );
    case 'drawing':
      return figure(block.drawing, block.alt);
    case 'page-break':
      return '';
  }
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${each(head, (name) => `<th>${escape(name)}</th>`)}</tr></thead><tbody>${each(rows, (row) => `<tr>${each(row, (cell) => `<td>${escape(cell)}</td>`)}</tr>`)}</tbody></table>`;

/** A drawing with the text that stands for it. */
export const figure = ({ width, height, svg }: Drawing, alt: string) =>
  `<figure><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escape(alt)}" viewBox="0 0 ${width} ${height}">${svg}</svg></figure>`;
