import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { stopTracking, track } from './track.ts';
import type { TrackedEvent, TrackingAdapter } from './tracking-adapter.ts';

const event: TrackedEvent = { name: 'Purchase', id: 'a', content: 'x', value: 6.99, currency: 'USD' };
const send = jest.fn<TrackingAdapter['send']>();
const provider: TrackingAdapter = { send, revoke: () => {} };
const frame = () => document.querySelector<HTMLIFrameElement>('iframe');

beforeEach(() => {
  document.documentElement.dataset.consent = 'granted';
  document.head.innerHTML = '<meta name="referrer" content="no-referrer">';
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  send.mockClear();
});

test('a page with a secret address reports from a frame whose address says nothing', () => {
  track(event, [provider]);
  expect(send).not.toHaveBeenCalled();
  expect(new URL(frame()!.src).pathname).toBe('/report');
  expect(frame()!.hidden).toBe(true);
  const post = jest.spyOn(frame()!.contentWindow!, 'postMessage').mockImplementation(() => {});
  frame()!.dispatchEvent(new Event('load'));
  expect(post.mock.calls).toEqual([[event, location.origin]]);
});

test('frames nothing without consent or without a provider, and nothing any more after a refusal', () => {
  track(event, []);
  delete document.documentElement.dataset.consent;
  track(event, [provider]);
  expect(frame()).toBeNull();
  document.documentElement.dataset.consent = 'granted';
  track(event, [provider]);
  stopTracking([provider]);
  expect(frame()).toBeNull();
});

test('any other page reports by itself', () => {
  document.head.innerHTML = '';
  track(event, [provider]);
  expect(send).toHaveBeenCalledWith(event);
  expect(frame()).toBeNull();
});
