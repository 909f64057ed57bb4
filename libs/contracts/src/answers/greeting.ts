import { firstNameIn } from '../applications/first-name.ts';
import type { Language } from '../locales.ts';

/** Polish and Ukrainian would need the vocative of the name, so they greet without it. */
const greetings: Record<Language, { named?: (name: string) => string; nameless: string }> = {
  en: { named: (name) => `Hi ${name},`, nameless: 'Hello,' },
  de: { named: (name) => `Hallo ${name},`, nameless: 'Hallo,' },
  pl: { nameless: 'Dzień dobry!' },
  ukr: { nameless: 'Вітаємо!' },
  // A Thai name follows without a space, other names with one.
  th: {
    named: (name) => `สวัสดีคุณ${/^\p{Script=Thai}/u.test(name) ? '' : ' '}${name}`,
    nameless: 'เรียน ผู้สมัคร',
  },
};

/** Of an answer without a template. */
export const answerSubjects: Record<Language, (agency: string) => string> = {
  en: (agency) => `Your application to ${agency}`,
  de: (agency) => `Deine Bewerbung bei ${agency}`,
  pl: (agency) => `Twoje zgłoszenie do ${agency}`,
  ukr: (agency) => `Ваша заявка до ${agency}`,
  th: (agency) => `ใบสมัครของคุณกับ ${agency}`,
};

/** The first line of an answer. */
export function greetingOf(language: Language, name: string): string {
  const first = firstNameIn(name);
  const { named, nameless } = greetings[language];
  return first && named ? named(first) : nameless;
}
