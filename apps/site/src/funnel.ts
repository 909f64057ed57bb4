import type { FunnelStep } from '@blue-peony/contracts';
import type { FailureCode } from '@blue-peony/ui';

export type Came = { step: FunnelStep } | { refused: FailureCode };

export const came = (detail: Came) => void dispatchEvent(new CustomEvent('came', { detail }));
