import { dropCookies, loadScript } from './load-script.ts';
import { identity } from './person.ts';
import type { TrackingAdapter } from './tracking-adapter.ts';

type Queue = ((...call: unknown[]) => void) & {
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Queue;
  loaded: boolean;
  version: string;
};
/** Meta's pixel. Calls go to its documented queue until its script is loaded. */
function load(): Queue {
  const shared = window as { fbq?: Queue; _fbq?: Queue };
  if (shared.fbq) return shared.fbq;
  const call = (...args: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else fbq.queue.push(args);
  };
  const fbq: Queue = Object.assign(call, { queue: [], loaded: true, version: '2.0' }) as never;
  fbq.push = fbq;
  shared.fbq = fbq;
  shared._fbq = fbq;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  return fbq;
}

export function metaAdapter(id: string): TrackingAdapter {
  let started = false;
  return {
    send(event) {
      const fbq = load();
      if (!started) {
        started = true;
        fbq('consent', 'grant');
        // Disables automatic events (clicks, form fields): only this site's own reports are sent.
        fbq('set', 'autoConfig', false, id);
        fbq('init', id);
      }
      if (event.name === 'Lead') {
        const { email, first, last, phone, country } = identity(event.person, document.documentElement.lang);
        fbq('init', id, { em: email, fn: first, ln: last, ph: phone, country });
      }
      fbq('track', event.name, details(event), { eventID: event.id });
    },
    revoke() {
      if (!started) return;
      started = false;
      load()('consent', 'revoke');
      dropCookies(['_fbp', '_fbc']);
    },
  };
}

function details(event: Parameters<TrackingAdapter['send']>[0]): Record<string, unknown> {
  if (event.name !== 'AddToCart' && event.name !== 'Purchase') return {};
  const { content, value, currency } = event;
  return { content_name: content, value, currency };
}
