const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Markup with every inserted value escaped; only {@link html} creates it. */
export class Html {
  constructor(private readonly markup: string) {}
  toString() {
    return this.markup;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

/** Template tag: values are escaped unless they are {@link Html}; lists are joined, `null` and `false` are omitted. */
export const html = (strings: TemplateStringsArray, ...values: Value[]) =>
  new Html(String.raw({ raw: strings }, ...values.map(render)));

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  return Array.isArray(value) ? value.map(render).join('') : escapeHtml(String(value));
}
