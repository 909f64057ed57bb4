type Sale = { content: string; value?: number; currency: string };

/** What the site reports to advertising, in the providers' common words. `id` lets a provider drop a repeated report. */
export type TrackedEvent = { id: string } & (
  | { name: 'PageView' }
  | { name: 'Lead'; person: { email: string; name: string; country: string; whatsapp: string } }
  | ({ name: 'AddToCart' | 'Purchase' } & Sale)
);

/** One advertising provider. It loads with its first event, which comes after consent only. */
export type TrackingAdapter = {
  send: (event: TrackedEvent) => void;
  /** Stops a loaded provider and takes its cookies away. */
  revoke: () => void;
};
