import '@blue-peony/ui/toasts.css';
import { startToasts } from '@blue-peony/ui/toasts';
import { toasts } from '../i18n/toasts.ts';

export const show = startToasts(toasts);
