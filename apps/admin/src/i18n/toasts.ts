import type { ToastWords } from '@blue-peony/ui/toasts';

export const toasts: ToastWords = { place: 'Notices', news: 'Notice', close: 'Close' };
