import { afterEach, expect, jest, test } from '@jest/globals';
import { configureTracking, track, type TrackedEvent, type TrackingAdapter } from './track.ts';

const lead: TrackedEvent = {
  name: 'Lead',
  id: 'a',
  person: { email: 'ada@example.org', name: 'Ada', country: 'UK', whatsapp: '+44 1' },
};

afterEach(() => configureTracking({ consented: false, adapters: [] }));

test('tells no provider before the visitor has agreed', () => {
  const adapter = jest.fn<TrackingAdapter>();
  configureTracking({ consented: false, adapters: [adapter] });
  track(lead);
  expect(adapter).not.toHaveBeenCalled();
});

test('tells every provider after consent, even when one of them throws', () => {
  const adapter = jest.fn<TrackingAdapter>();
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  configureTracking({
    consented: true,
    adapters: [
      () => {
        throw new Error('blocked');
      },
      adapter,
    ],
  });
  track(lead);
  expect(adapter).toHaveBeenCalledWith(lead);
  complaint.mockRestore();
});
