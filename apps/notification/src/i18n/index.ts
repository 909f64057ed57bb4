import type { Language } from '@blue-peony/contracts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Messages } from './messages.ts';
import { pl } from './pl/index.ts';
import { th } from './th/index.ts';
import { ukr } from './ukr/index.ts';

export const messages: Record<Language, Messages> = { en, pl, de, ukr, th };
