import type { Language } from '@blue-peony/contracts';
import type { ToastWords } from '@blue-peony/ui/toasts';

/** Toast texts in all languages. They are loaded with the toasts, so that pages do not carry them. */
export const toastWords: Record<Language, ToastWords & { online: string }> = {
  en: { place: 'News', news: 'News', close: 'Close', online: 'You are back online.' },
  pl: { place: 'Wiadomości', news: 'Wiadomość', close: 'Zamknij', online: 'Masz już połączenie z internetem.' },
  de: { place: 'Hinweise', news: 'Hinweis', close: 'Schließen', online: 'Du bist wieder online.' },
  ukr: { place: 'Сповіщення', news: 'Сповіщення', close: 'Закрити', online: 'Ви знову онлайн.' },
  th: { place: 'การแจ้งเตือน', news: 'แจ้งเตือน', close: 'ปิด', online: 'กลับมาออนไลน์แล้ว' },
};
