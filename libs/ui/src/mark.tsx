import { mark } from '@blue-peony/agency';
import { Drawing } from './drawing.tsx';

/** The agency's logo. */
export const Mark = (look: { className?: string }) => <Drawing of={mark} {...look} />;
