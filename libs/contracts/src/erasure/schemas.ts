import { z } from 'zod';

// Fixed lists, because the audit log stores the reason, and free text could name an applicant.
export const erasureReasons = ['asked_by_applicant', 'spam', 'duplicate', 'not_an_adult', 'not_needed'] as const;

export const personExportQuerySchema = z.strictObject({ reason: z.enum(['asked_by_applicant', 'authority']) });

export const erasureFormSchema = z.strictObject({ reason: z.enum(erasureReasons) });
