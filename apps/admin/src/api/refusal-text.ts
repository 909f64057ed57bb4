import { refusals, weakness } from '../i18n/refusals.ts';
import { session } from '../i18n/session.ts';
import type { Refusal } from './session.ts';

/** The text of a refusal: ours where it helps more or the service gives none, else the service's. */
export function refusalText(refusal: Refusal | undefined): string | undefined {
  if (!refusal) return undefined;
  const reasons = refusal.reasons.map((reason) => weakness[reason] ?? reason);
  return reasons.length > 0
    ? reasons.join(' ')
    : (refusals[refusal.code ?? ''] ?? refusal.message ?? session.unreachable);
}
