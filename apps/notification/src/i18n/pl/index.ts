import { applicant } from './applicant.ts';
import { buyer } from './buyer.ts';
import { cases } from './cases.ts';

export const pl = { applicant, buyer, cases };
