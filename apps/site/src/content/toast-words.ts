import type { Language } from '@blue-peony/contracts';
import type { ToastWords } from '@blue-peony/ui/toasts';

/** They come with the toasts, in all languages: no page pays for them before there is news. */
export const toastWords: Record<Language, ToastWords & { online: string }> = {
  en: { place: 'News', news: 'News', close: 'Close', online: 'You are back online.' },
  pl: { place: 'Wiadomości', news: 'Wiadomość', close: 'Zamknij', online: 'Masz znowu połączenie z internetem.' },
  de: { place: 'Hinweise', news: 'Hinweis', close: 'Schließen', online: 'Du bist wieder online.' },
  ukr: { place: 'Сповіщення', news: 'Сповіщення', close: 'Закрити', online: 'Ви знову онлайн.' },
  th: { place: 'การแจ้งเตือน', news: 'แจ้งเตือน', close: 'ปิด', online: 'กลับมาออนไลน์แล้ว' },
};
