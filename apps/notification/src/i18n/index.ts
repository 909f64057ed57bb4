import type { Language } from '@blue-peony/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ApplicantMessages } from './messages.ts';
import { pl } from './pl.ts';
import { th } from './th.ts';
import { ukr } from './ukr.ts';

export { fill } from './messages.ts';

export const applicantMessages: Record<Language, ApplicantMessages> = { en, pl, de, ukr, th };
