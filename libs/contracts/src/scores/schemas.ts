import { z } from 'zod';

/** Null removes the score. */
export const givenScoreSchema = z.number().int().min(1).max(10).nullable();

/** `seen`: the score that the staff member saw. The call is refused when a colleague has changed it since. */
export const scoreSchema = z.strictObject({ score: givenScoreSchema, seen: givenScoreSchema.optional() });
