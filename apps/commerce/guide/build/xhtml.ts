import type { Block, Idea, Section, Span } from './blocks.ts';
import { faces } from './draw-idea.ts';

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

export const sectionPage = ({ title, label, lead, blocks }: Section) =>
  page(
    title,
    `<section>${label && `<p class="label">${escape(label)}</p>`}<h1>${escape(title)}</h1><p class="lead">${escape(lead)}</p>${each(blocks, drawn)}</section>`,
  );

export const ideaPage = (idea: Idea) =>
  page(
    `${idea.number}. ${idea.title}`,
    `<section><p class="label">${escape(idea.group)} · ${idea.minutes} min · ${faces[idea.face]} · ${escape(idea.use)}</p>
<h2>${idea.number}. ${escape(idea.title)}</h2><p>${escape(idea.concept)}</p>
<h3>Set-up</h3><p>${escape(idea.setup)}</p>
<h3>Shots</h3><ol>${each(idea.shots, (shot) => `<li>${escape(shot)}</li>`)}</ol>
<blockquote class="caption"><p>“${escape(idea.caption)}”</p></blockquote>
<h3>Offer</h3><p>${escape(idea.offer)}</p>
<h3>Stay safe</h3><p>${escape(idea.safety)}</p></section>`,
  );

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
    case 'page-break':
      return '';
  }
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${each(head, (name) => `<th>${escape(name)}</th>`)}</tr></thead><tbody>${each(rows, (row) => `<tr>${each(row, (cell) => `<td>${escape(cell)}</td>`)}</tr>`)}</tbody></table>`;
