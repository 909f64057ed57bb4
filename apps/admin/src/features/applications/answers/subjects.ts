import type { Language } from '@blue-peony/contracts';

/** Of an answer without a template. */
export const subjects: Record<Language, (agency: string) => string> = {
  en: (agency) => `Your application to ${agency}`,
  de: (agency) => `Deine Bewerbung bei ${agency}`,
  pl: (agency) => `Twoje zgłoszenie do ${agency}`,
  ukr: (agency) => `Ваша заявка до ${agency}`,
  th: (agency) => `ใบสมัครของคุณกับ ${agency}`,
};
