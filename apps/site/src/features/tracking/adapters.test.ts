import { afterEach, expect, test } from '@jest/globals';
import { adapters } from './adapters.ts';
import { metaAdapter } from './meta.ts';
import { tiktokAdapter } from './tiktok.ts';
import type { TrackedEvent } from './tracking-adapter.ts';

type Queues = { fbq?: { queue: unknown[][] }; _fbq?: unknown; ttq?: unknown[][] };
const queues = window as unknown as Queues;
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

const lead: TrackedEvent = {
  name: 'Lead',
  id: 'lead-1',
  person: { email: ' Ada@Example.org ', name: 'Ada  Byron King', country: ' UK ', whatsapp: '+48 512-345-678' },
};
const purchase: TrackedEvent = { name: 'Purchase', id: 'order-1', content: 'Guide', value: 6.99, currency: 'USD' };

afterEach(() => {
  document.head.replaceChildren();
  delete queues.fbq;
  delete queues._fbq;
  delete queues.ttq;
});

test('has no provider by default', () => {
  expect(adapters).toEqual([]);
});

test('loads nothing until the first event', () => {
  metaAdapter('1');
  tiktokAdapter('2');
  expect(scripts()).toEqual([]);
});

test('gives Meta who applied by init, and every event its id', () => {
  const meta = metaAdapter('1');
  meta.send(lead);
  meta.send(purchase);
  expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
  expect(queues.fbq!.queue).toEqual([
    ['consent', 'grant'],
    ['set', 'autoConfig', false, '1'],
    ['init', '1'],
    ['init', '1', { em: 'ada@example.org', fn: 'ada', ln: 'byron king', ph: '48512345678', country: 'gb' }],
    ['track', 'Lead', {}, { eventID: 'lead-1' }],
    ['track', 'Purchase', { content_name: 'Guide', value: 6.99, currency: 'USD' }, { eventID: 'order-1' }],
  ]);
});

test('gives TikTok page views, who applied, and every event its id', () => {
  const tiktok = tiktokAdapter('2');
  tiktok.send({ name: 'PageView', id: 'view-1' });
  tiktok.send(lead);
  tiktok.send(purchase);
  expect(scripts()).toEqual(['https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=2&lib=ttq']);
  expect([...queues.ttq!]).toEqual([
    ['grantConsent'],
    ['page', {}, { event_id: 'view-1' }],
    ['identify', { email: 'ada@example.org', phone_number: '+48512345678' }],
    ['track', 'Lead', {}, { event_id: 'lead-1' }],
    ['track', 'Purchase', { content_name: 'Guide', value: 6.99, currency: 'USD' }, { event_id: 'order-1' }],
  ]);
});

test('tells a loaded provider to stop, and takes its cookies away', () => {
  const meta = metaAdapter('1');
  meta.revoke();
  expect(scripts()).toEqual([]);
  meta.send(purchase);
  document.cookie = '_fbp=x;path=/';
  meta.revoke();
  expect(queues.fbq!.queue.at(-1)).toEqual(['consent', 'revoke']);
  expect(document.cookie).not.toContain('_fbp');
});
