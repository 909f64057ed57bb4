import { applicationForm, jpegPhoto, jsonPost, photoForm } from '@blue-peony/test-kit';
import type { Attack, Field } from './attack.ts';
import { atOnce, strike } from './wire.ts';

type Request = { path: string; init?: Parameters<typeof strike>[2] };

/** 200 machines that send requests as fast as they get responses. */
const flood = async (field: Field, requests: readonly Request[]): Promise<void> => {
  const machine = async (number: number) => {
    for (let turn = number; Date.now() < field.until; turn += 1) {
      const { path, init = {} } = requests[turn % requests.length]!;
      await strike(field, path, { limitMs: 30_000, ...init }, number);
    }
  };
  await Promise.all(Array.from({ length: 200 }, (_, number) => machine(number)));
};

export const formFlood: Attack = (field) =>
  flood(field, [{ path: '/api/applications', init: jsonPost(applicationForm({ name: 'Flood' })) }]);

export const photoFlood: Attack = async (field) =>
  flood(field, [{ path: '/api/uploads', init: photoForm(await jpegPhoto({ width: 3000, height: 2000 })) }]);

export const mixedFlood: Attack = (field) => {
  const checkout = { productType: 'digital-guide', currency: 'USD', language: 'en' };
  const stranger = { email: 'nobody@flood.example', password: 'wrong' };
  return flood(field, [
    { path: '/' },
    { path: '/api/checkouts', init: jsonPost(checkout) },
    { path: '/auth/v1/token?grant_type=password', init: jsonPost(stranger) },
    { path: '/auth/v1/recover', init: jsonPost({ email: stranger.email }) },
    { path: '/api/fresh-links', init: jsonPost({ email: stranger.email, language: 'en' }) },
    { path: '/api/admin/applications', init: { headers: { authorization: `Bearer ${field.token}` } } },
    { path: '/api/orders/7f0c8c64-6a5a-4b0e-9d38-1f0f6a3a9f10' },
    { path: '/functions/v1/download-file/nothing' },
    { path: '/readyz' },
    { path: '/nothing' },
  ]);
};

/** 100 ordinary photos at the same time, repeatedly. */
export const photoBursts: Attack = async (field) => {
  const photo = photoForm(await jpegPhoto({ width: 4000, height: 3000 }));
  while (Date.now() < field.until)
    await atOnce(
      100,
      Array.from({ length: 100 }, (_, machine) => () => strike(field, '/api/uploads', photo, machine)),
    );
};
