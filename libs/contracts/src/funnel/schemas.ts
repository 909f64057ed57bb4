import { z } from 'zod';
import { problems, type ProblemCode } from '../error-codes.ts';
import { languages } from '../locales.ts';

/** Pages that ask visitors to apply, to buy the guide, or to book a session. */
export const funnelPages = ['landing', 'guide', 'filming'] as const;
export type FunnelPage = (typeof funnelPages)[number];

/**
 * Steps of a page view, in order. A landing page has a form: `part_n` is the first touch of its nth group of fields.
 * The other pages lead to the checkout.
 */
export const funnelSteps = [
  'seen',
  'form_seen',
  'form_begun',
  'part_1',
  'part_2',
  'part_3',
  'part_4',
  'submitted',
  'checkout_pressed',
  'accepted',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

const codes = [...(Object.keys(problems) as ProblemCode[]), 'network', 'timeout'] as const;
const where = { page: z.enum(funnelPages), language: z.enum(languages) };

/** One step of one page view, or the reason why it stopped; contains no data about the visitor. */
export const funnelReportSchema = z.union([
  z.strictObject({ ...where, step: z.enum(funnelSteps) }),
  z.strictObject({ ...where, refused: z.enum(codes) }),
]);
export type FunnelReport = z.infer<typeof funnelReportSchema>;
