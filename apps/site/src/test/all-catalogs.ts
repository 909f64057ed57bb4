import type { Language } from '@blue-peony/contracts';
import type { Catalog } from '../i18n/messages.ts';
import { catalog as de } from '../i18n/messages/de/index.ts';
import { catalog as en } from '../i18n/messages/en/index.ts';
import { catalog as pl } from '../i18n/messages/pl/index.ts';
import { catalog as th } from '../i18n/messages/th/index.ts';
import { catalog as ukr } from '../i18n/messages/ukr/index.ts';

/** Every locale's strings as they are written, with their placeholders unparsed. */
export const allCatalogs: Record<Language, Catalog> = { en, pl, de, ukr, th };
