import type { FunnelStep } from '@blue-peony/contracts';
import type { FailureCode } from '@blue-peony/ui';

/** The step of the funnel that a page view reached, or the reason why it ended. */
export type Came = { step: FunnelStep } | { refused: FailureCode };

/** Sends the step to the page script, which does the counting. */
export const came = (detail: Came) => void dispatchEvent(new CustomEvent('came', { detail }));
