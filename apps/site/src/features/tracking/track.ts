/** What the site reports to advertising, in the providers' common words. */
export type TrackedEvent = {
  name: 'Lead';
  /** Lets a provider drop a repeated report. */
  id: string;
  person: { email: string; name: string; country: string; whatsapp: string };
};

/** One advertising provider. It may load and send only from the moment it is called. */
export type TrackingAdapter = (event: TrackedEvent) => void;

type Tracking = { consented: boolean; adapters: readonly TrackingAdapter[] };

let tracking: Tracking = { consented: false, adapters: [] };

/** Sets who is told, and whether the visitor has agreed. Without consent nothing loads and nothing leaves. */
export function configureTracking(next: Tracking): void {
  tracking = next;
}

/** Reports an event to every provider. Never throws: advertising must not break an application. */
export function track(event: TrackedEvent): void {
  if (!tracking.consented) return;
  for (const adapter of tracking.adapters) {
    try {
      adapter(event);
    } catch (error) {
      console.error('A tracking provider failed', error);
    }
  }
}
