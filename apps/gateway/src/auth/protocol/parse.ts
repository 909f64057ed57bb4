import { z } from 'zod';
import { AuthError, type AuthErrorCode } from './auth-error.ts';

/** @throws AuthError `validation_failed` */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AuthError('validation_failed');
  return parsed.data;
}

/** @throws AuthError with this code when the text is no valid id */
export function parseId(id: string, refusal: AuthErrorCode): string {
  if (!z.uuid().safeParse(id).success) throw new AuthError(refusal);
  return id;
}
