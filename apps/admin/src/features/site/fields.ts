import { agencyFactsSchema, mediaKindOf, type MediaKind } from '@blue-peony/agency/schema';

/** How a fact is edited. */
export type Field =
  | { kind: 'text' | 'email' | 'url' | 'datetime' | 'long'; longest: number | undefined; optional: boolean }
  | { kind: 'media'; media: MediaKind; optional: boolean }
  | { kind: 'number'; least: number | undefined; most: number | undefined; whole: boolean }
  | { kind: 'yes' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'group'; fields: Fields }
  | { kind: 'row'; items: readonly Field[] }
  | { kind: 'list'; item: Field; least: number; most: number }
  | { kind: 'variants'; by: string; variants: readonly { values: readonly string[]; fields: Fields }[] };
export type Fields = Readonly<Record<string, Field>>;

/** What this reads of a schema, in both forms of the library. */
type Schema = {
  def: {
    type: string;
    format?: string;
    discriminator?: string;
    innerType?: Schema;
    element?: Schema;
    shape?: Record<string, Schema>;
    items?: readonly Schema[];
    options?: readonly Schema[];
    entries?: Record<string, string>;
    values?: readonly string[];
    checks?: readonly { _zod: { def: { check: string; minimum?: number; maximum?: number; value?: number } } }[];
  };
};

/** The least and the most of a number, of a text's letters, or of a list's entries. */
function limitsOf({ def: { checks = [] } }: Schema): { least: number | undefined; most: number | undefined } {
  const all = checks.map(({ _zod: { def } }) => def);
  const least = all.find(({ check }) => check === 'min_length' || check === 'greater_than');
  const most = all.find(({ check }) => check === 'max_length' || check === 'less_than');
  return { least: least?.minimum ?? least?.value, most: most?.maximum ?? most?.value };
}

const longLine = 300;

function fieldOf(schema: Schema, optional = false): Field {
  const { def } = schema;
  const media = mediaKindOf(schema);
  if (media) return { kind: 'media', media, optional };
  const { least, most } = limitsOf(schema);
  switch (def.type) {
    case 'optional':
      return fieldOf(def.innerType!, true);
    case 'number':
      return { kind: 'number', least, most, whole: def.format !== undefined };
    case 'boolean':
      return { kind: 'yes' };
    case 'enum':
      return { kind: 'choice', choices: Object.values(def.entries!) };
    case 'object':
      return { kind: 'group', fields: fieldsOf(schema) };
    case 'tuple':
      return { kind: 'row', items: def.items!.map((item) => fieldOf(item)) };
    case 'array':
      return { kind: 'list', item: fieldOf(def.element!), least: least ?? 0, most: most ?? 50 };
    case 'union':
      return def.discriminator ? variantsOf(def.discriminator, def.options!) : anyOf(def.options!);
    default:
      return { kind: textKind(def.format, most), longest: most, optional };
  }
}

function textKind(format: string | undefined, longest = 0) {
  if (format === 'email' || format === 'url' || format === 'datetime') return format;
  return longest > longLine ? 'long' : 'text';
}

const fieldsOf = ({ def }: Schema): Fields =>
  Object.fromEntries(Object.entries(def.shape!).map(([name, part]) => [name, fieldOf(part)]));

/** A text of one form or another, or none: the strictest form that all of them share is edited. */
function anyOf(options: readonly Schema[]): Field {
  const fields = options.filter(({ def }) => def.type !== 'literal').map((option) => fieldOf(option));
  const [field] = fields;
  const isOne = field && 'optional' in field && fields.every(({ kind }) => kind === field.kind);
  return isOne ? { ...field, optional: true } : { kind: 'text', longest: undefined, optional: true };
}

function variantsOf(by: string, options: readonly Schema[]): Field {
  const variants = options.map((option) => {
    const { [by]: chosen, ...shape } = option.def.shape!;
    const { entries, values = Object.values(entries ?? {}) } = chosen!.def;
    return { values, fields: fieldsOf({ ...option, def: { ...option.def, shape } }) };
  });
  return { kind: 'variants', by, variants };
}

/** Every fact that is set by itself, by its key, and the keys of what only holds others. */
const [leaves, branches] = [new Map<string, Field>(), new Set<string>()];

/** A publication makes these. */
export const calculated: ReadonlySet<string> = new Set(['facts/prices/lowest']);

/** A part whose fields are all needed is set as a whole. */
function collect(key: string, schema: Schema): void {
  if (calculated.has(key)) return;
  const inner = schema.def.type === 'optional' ? schema.def.innerType! : schema;
  const parts = Object.entries(inner.def.shape ?? {});
  if (inner.def.type !== 'object' || parts.some(([, { def }]) => def.type !== 'optional')) {
    leaves.set(key, fieldOf(schema));
    return;
  }
  branches.add(key);
  for (const [name, part] of parts) collect(`${key}/${name}`, part);
}
collect('facts', agencyFactsSchema);

export const facts: ReadonlyMap<string, Field> = leaves;
export const isBranch = (key: string): boolean => branches.has(key);
