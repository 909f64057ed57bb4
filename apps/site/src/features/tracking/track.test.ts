import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setConsent, storedConsent } from './consent.ts';
import { stopTracking, track } from './track.ts';
import type { TrackedEvent, TrackingAdapter } from './tracking-adapter.ts';

const lead: TrackedEvent = {
  name: 'Lead',
  id: 'a',
  person: { email: 'ada@example.org', name: 'Ada', country: 'UK', whatsapp: '+44 1' },
};
const provider = () => ({ send: jest.fn<TrackingAdapter['send']>(), revoke: jest.fn<TrackingAdapter['revoke']>() });

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete document.documentElement.dataset.consent;
});

test.each([['denied'], ['ask'], [undefined]] as const)('tells no provider while consent is "%s"', (consent) => {
  const adapter = provider();
  if (consent) setConsent(consent);
  track(lead, [adapter]);
  expect(adapter.send).not.toHaveBeenCalled();
});

test('tells every provider after consent, even when one of them throws', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = provider();
  broken.send.mockImplementation(() => {
    throw new Error('blocked');
  });
  const adapter = provider();
  setConsent('granted');
  track(lead, [broken, adapter]);
  expect(adapter.send).toHaveBeenCalledWith(lead);
  complaint.mockRestore();
});

test('stops every provider when consent is taken back', () => {
  const adapter = provider();
  stopTracking([adapter]);
  expect(adapter.revoke).toHaveBeenCalledTimes(1);
});

test('keeps an answer for the next page, and asks where there is none', () => {
  expect(storedConsent()).toBe('ask');
  setConsent('denied');
  expect(storedConsent()).toBe('denied');
  setConsent('ask');
  expect(storedConsent()).toBe('denied');
  localStorage.setItem('tracking-consent', 'rubbish');
  expect(storedConsent()).toBe('ask');
});
