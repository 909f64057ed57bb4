import type { Person } from './person.ts';

/** An event that is reported to ad providers, with their common names. `id` lets a provider drop duplicates. */
export type TrackedEvent = { id: string } & (
  | { name: 'PageView' }
  | { name: 'Lead'; person: Person }
  | ({ name: 'AddToCart' | 'Purchase' } & { content: string; value: number; currency: string })
);

/** One advertising provider. It is loaded with its first event, always after consent. */
export type TrackingAdapter = {
  send: (event: TrackedEvent) => void;
  revoke: () => void;
};
