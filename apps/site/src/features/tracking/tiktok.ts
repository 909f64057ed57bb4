import { dropCookies, loadScript } from './load-script.ts';
import { identity } from './person.ts';
import type { TrackedEvent, TrackingAdapter } from './tracking-adapter.ts';

const methods = ['page', 'track', 'identify', 'grantConsent', 'revokeConsent'] as const;

/** TikTok's queue: calls wait in the array until its script takes over. */
type Queue = unknown[][] &
  Record<(typeof methods)[number], (...args: unknown[]) => void> & {
    methods: readonly string[];
    _i: Record<string, unknown>;
    _t: Record<string, number>;
    _o: Record<string, object>;
  };
const script = 'https://analytics.tiktok.com/i18n/pixel/events.js';

function load(id: string): Queue {
  const shared = window as { ttq?: Queue; TiktokAnalyticsObject?: string };
  if (shared.ttq) return shared.ttq;
  const ttq = [] as unknown as Queue;
  for (const method of methods) ttq[method] = (...args) => void ttq.push([method, ...args]);
  Object.assign(ttq, {
    methods,
    _i: { [id]: Object.assign([], { _u: script }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
  shared.TiktokAnalyticsObject = 'ttq';
  shared.ttq = ttq;
  loadScript(`${script}?sdkid=${encodeURIComponent(id)}&lib=ttq`);
  return ttq;
}

export function tiktokAdapter(id: string): TrackingAdapter {
  let started = false;
  return {
    send(event) {
      const ttq = load(id);
      if (!started) {
        started = true;
        ttq.grantConsent();
      }
      report(ttq, event);
    },
    revoke() {
      if (!started) return;
      started = false;
      load(id).revokeConsent();
      dropCookies(['_ttp', '_tt_enable_cookie']);
    },
  };
}

function report(ttq: Queue, event: TrackedEvent): void {
  const once = { event_id: event.id };
  if (event.name === 'PageView') return ttq.page({}, once);
  if (event.name === 'Lead') {
    const { email, phone } = identity(event.person, document.documentElement.lang);
    ttq.identify({ email, phone_number: phone && `+${phone}` });
    return ttq.track('Lead', {}, once);
  }
  const { name, content, value, currency } = event;
  ttq.track(name, { content_name: content, value, currency }, once);
}
