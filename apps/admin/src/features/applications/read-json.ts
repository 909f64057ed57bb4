import type { z } from 'zod';

/** What a text holds as JSON; undefined where it does not fit the schema. */
export function readJson<S extends z.ZodType>(schema: S, text: string | null | undefined): z.output<S> | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
