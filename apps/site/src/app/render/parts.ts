/** What the build leaves for rendering, in `.render/parts.json`. */
export type Parts = {
  /** The document around every page, with places for its head, body and script. */
  template: string;
  css: string;
  /** File name of the stylesheet. */
  stylesheet: string;
  /** The inline script of a page, without and with ad pixels. */
  scripts: { plain: string; tracking: string };
  /** Address of the script that reports to ad pixels. */
  tracking: string;
  /** Links of the fonts that the first screen needs, by language tag; the italic is for a headline with emphasis. */
  preloads: Record<string, string>;
  /** Scripts with places for data, addresses of other scripts or shades, by file name: `assets/client-….js`. */
  chunks: Record<string, string>;
  /** Of texts that stand in several places: the key under which an owner changes them, by key. */
  shared: Record<string, string>;
};

const place = /__DATA__\(([`"'])(.*?)\1, ?([`"']).*?\3\)/g;
const script = /\bassets\/([\w.-]+\.(?:js|css))\b/g;
/** A shade that stands in a drawing. */
const shade = /#[\da-f]{6}\b/i;

/** Whether a script is another one for another revision. */
export const varies = (code: string) => /__DATA__\(|["'`]assets\/[\w.-]+\.js/.test(code) || shade.test(code);

/** Puts data in the places of a script, and has it load the scripts of the same revision. */
export function fillData(code: string, data: ReadonlyMap<string, unknown>, id: string): string {
  const filled = code.replace(place, (_, _quote, key: string) => {
    if (!data.has(key)) throw new Error(`No data for ${key}`);
    return `(${literal(data.get(key))})`;
  });
  return ofRevision(filled, id);
}

/** The addresses of a revision's own scripts. Those that are the same in all are served there, too. */
export const ofRevision = (code: string, id: string) => (id ? code.replace(script, `assets/r-${id}/$1`) : code);

/** As JSON, without the quotes around names that need none. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}:${literal(field)}`).join()}}`;
}
