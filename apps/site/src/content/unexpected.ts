import type { Language } from '@blue-peony/contracts';

/** Texts of the last-resort error screen, bundled because a catalog might not load. */
export const unexpected: Record<Language, { text: string; again: string }> = {
  en: { text: 'That should not have happened. Please load the page again.', again: 'Load again' },
  pl: { text: 'To nie powinno się zdarzyć. Wczytaj stronę jeszcze raz.', again: 'Wczytaj ponownie' },
  de: { text: 'Das hätte nicht passieren dürfen. Bitte lade die Seite neu.', again: 'Neu laden' },
  ukr: { text: 'Цього не мало статися. Завантажте сторінку ще раз.', again: 'Завантажити ще раз' },
  th: { text: 'เกิดข้อผิดพลาดที่ไม่คาดคิด โปรดโหลดหน้านี้อีกครั้ง', again: 'โหลดอีกครั้ง' },
};
