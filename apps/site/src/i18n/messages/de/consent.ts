import type { Messages } from '../messages.ts';

export const consent = {
  'consent.title': 'Dürfen wir unsere Werbung messen?',
  'consent.text':
    'Wenn du zustimmst, {count, plural, one {erfährt {providers}} other {erfahren {providers}}}, dass du eine Seite geöffnet, dich beworben oder etwas gekauft hast. So sehen wir, welche Anzeigen etwas bringen. Ohne Zustimmung funktioniert hier alles genauso gut.',
  'consent.refuse': 'Ablehnen',
  'consent.accept': 'Zustimmen',
  'consent.settings': 'Cookie-Einstellungen',
} as const satisfies Messages<'consent'>;
