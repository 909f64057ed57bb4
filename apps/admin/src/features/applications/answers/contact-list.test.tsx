import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { page } from '../../../test/server.ts';

const stage = stageDesk();
const anna = application();

it('the ways to an applicant are links, copied by a button each, handles too, and her language stands there in words', async () => {
  stage.shows(anna);
  stage.server.answer('GET /api/admin/applications', () => page([{ ...anna, instagram: '@anna' }]));
  const { user } = await signIn(`/review/${anna.id}`);
  await user.click(await screen.findByRole('button', { name: 'Copy Instagram' }));
  expect(await navigator.clipboard.readText()).toBe('@anna');
  await user.click(screen.getByRole('button', { name: 'Copy WhatsApp' }));
  expect(await navigator.clipboard.readText()).toBe('+48 600 100 200');
  expect(screen.queryByRole('button', { name: 'Copy TikTok' })).toBeNull();
  const hrefs = ['anna@mail.example', '+48 600 100 200', 'Call +48 600 100 200'].map(
    (name) => screen.getByRole<HTMLAnchorElement>('link', { name }).href,
  );
  expect(hrefs).toEqual(['mailto:anna@mail.example', 'https://wa.me/48600100200', 'tel:+48600100200']);
  expect(document.querySelector('[data-language=Polish]')?.isConnected).toBe(true);
});
