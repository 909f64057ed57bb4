import { z } from 'zod';
import { lookSchema } from './my-application.ts';

/** A look with who it was, for staff. */
export const staffLookSchema = lookSchema.extend({ staff_id: z.uuid() });
export type StaffLook = z.infer<typeof staffLookSchema>;
export const staffLookListSchema = z.object({ items: z.array(staffLookSchema) });

/** `name`: the part of her address before the @; null once the account is gone. */
export const namedLookSchema = staffLookSchema.extend({ name: z.string().nullable() });
export type NamedLook = z.infer<typeof namedLookSchema>;
export const namedLookListSchema = z.object({ items: z.array(namedLookSchema) });
