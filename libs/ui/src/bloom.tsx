import { flower } from '@blue-peony/agency';
import { Drawing } from './drawing.tsx';

/** The flower of the first screen. */
export const Bloom = (look: { className?: string }) => <Drawing of={flower} {...look} />;
