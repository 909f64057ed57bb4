import { applicant } from './applicant.ts';
import { buyer } from './buyer.ts';
import { cases } from './cases.ts';

export const ukr = { applicant, buyer, cases };
