import type { z } from 'zod';
import { AuthError } from './auth-error.ts';

/** @throws AuthError `validation_failed` */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AuthError('validation_failed');
  return parsed.data;
}
