const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Markup whose every foreign part is escaped; only {@link html} makes it. */
export class Html {
  constructor(private readonly markup: string) {}
  toString() {
    return this.markup;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

/** Template tag: what is put in is escaped unless it is {@link Html}; lists are joined, `null` and `false` are left out. */
export const html = (strings: TemplateStringsArray, ...values: Value[]) =>
  new Html(String.raw({ raw: strings }, ...values.map(render)));

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  return Array.isArray(value) ? value.map(render).join('') : escapeHtml(String(value));
}
