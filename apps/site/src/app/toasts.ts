import { locales } from '@blue-peony/contracts';
import { startToasts } from '@blue-peony/ui/toasts';
import { toastWords } from '../content/toast-words.ts';

const { lang } = document.documentElement;
const { online, ...words } = toastWords[(locales.find(({ tag }) => tag === lang) ?? locales[0]).language];

export const show = startToasts(words);
export const showOnline = () => show({ text: online });
