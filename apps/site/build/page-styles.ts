import { Features, transform, type Selector } from 'lightningcss';

/** Classes of what only the page script makes. */
const alwaysKept = new Set(['tooltip']);

/**
 * The part of the stylesheet that a page needs until it wakes up: rules of which a selector's classes all stand in its HTML. The whole
 * sheet comes with React, which may draw anything.
 */
export function pageStyles(css: string, html: string): string {
  const used = new Set(alwaysKept);
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of decoded(names).split(/\s+/)) used.add(name);

  const needed = (selector: Selector) => selector.every((part) => part.type !== 'class' || used.has(part.name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    // As the sheet was written: nothing is to be lowered a second time.
    exclude: Features.Nesting | Features.Colors | Features.MediaQueries,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(needed) ? undefined : []),
      },
    },
  });
  return code.toString();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);
