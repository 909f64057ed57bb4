import { adapters } from './adapters.ts';
import { hasConsent } from './consent.ts';
import { hasSecretAddress, reportElsewhere, stopElsewhere } from './report-elsewhere.ts';
import type { TrackedEvent, TrackingAdapter } from './tracking-adapter.ts';

/** Reports an event to every provider, once the visitor has agreed. Never throws: advertising must not break a page. */
export function track(event: TrackedEvent, providers: readonly TrackingAdapter[] = adapters): void {
  if (!hasConsent() || providers.length === 0) return;
  if (hasSecretAddress()) reportElsewhere(event);
  else each(providers, ({ send }) => send(event));
}

export function stopTracking(providers: readonly TrackingAdapter[] = adapters): void {
  stopElsewhere();
  each(providers, ({ revoke }) => revoke());
}

function each(providers: readonly TrackingAdapter[], action: (provider: TrackingAdapter) => void): void {
  for (const provider of providers) {
    try {
      action(provider);
    } catch (error) {
      console.error('A tracking provider failed', error);
    }
  }
}

export const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
