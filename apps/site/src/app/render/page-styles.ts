import { Features, transform, type Selector } from 'lightningcss';

/** Classes of elements that only the page script creates. */
const alwaysKept = new Set(['tooltip']);

/** A page in another language mostly has the same classes. */
let made = { css: '', styles: new Map<string, string>() };

/** What a page needs before it wakes: rules whose classes all occur in its HTML. */
export function pageStyles(css: string, html: string): string {
  const used = new Set(alwaysKept);
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of decoded(names).split(/\s+/)) used.add(name);
  if (made.css !== css) made = { css, styles: new Map() };
  const key = [...used].sort().join(' ');
  const style = made.styles.get(key) ?? rulesWith(css, used);
  made.styles.set(key, style);
  return style;
}

function rulesWith(css: string, used: ReadonlySet<string>): string {
  const needed = (selector: Selector) => selector.every((part) => part.type !== 'class' || used.has(part.name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    // Unchanged syntax: the sheet was already compiled for older browsers.
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
