import type { FunnelStep } from '@blue-peony/contracts';
import type { FailureCode } from '@blue-peony/ui';

/** How far a view of the page came, or why no further. */
export type Came = { step: FunnelStep } | { refused: FailureCode };

/** Tells the page script, which counts. */
export const came = (detail: Came) => void dispatchEvent(new CustomEvent('came', { detail }));
