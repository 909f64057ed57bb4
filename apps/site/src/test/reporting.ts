import { jest } from '@jest/globals';
import type { TrackingAdapter } from '../features/tracking/tracking-adapter.ts';

/** What a page with a secret address reports from a frame. */
export const send = jest.fn<TrackingAdapter['send']>();
/** What a pixel in the page itself would send, with the page's address: nothing, at best. */
export const inPage = jest.fn<TrackingAdapter['send']>();

export const agree = () => void (document.documentElement.dataset.consent = 'granted');

jest.unstable_mockModule('../features/tracking/adapters.ts', () => ({
  adapters: [{ send: inPage, revoke: () => {} }],
}));
const elsewhere = await import('../features/tracking/report-elsewhere.ts');
jest.unstable_mockModule('../features/tracking/report-elsewhere.ts', () => ({ ...elsewhere, reportElsewhere: send }));
