import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { page } from '../../../test/server.ts';

const stage = stageDesk();
const anna = application();

beforeEach(() => stage.shows(anna));

describe('the ways to an applicant', () => {
  it('are copied by a button each, handles too, and nothing is to be copied where she gave nothing', async () => {
    stage.server.answer('GET /api/admin/applications', () => page([{ ...anna, instagram: '@anna' }]));
    const { user } = await signIn(`/review/${anna.id}`);
    await user.click(await screen.findByRole('button', { name: 'Copy Instagram' }));
    expect(await navigator.clipboard.readText()).toBe('@anna');
    await user.click(screen.getByRole('button', { name: 'Copy WhatsApp' }));
    expect(await navigator.clipboard.readText()).toBe('+48 600 100 200');
    expect(screen.queryByRole('button', { name: 'Copy TikTok' })).toBeNull();
  });

  it('are links, and her language stands there in words', async () => {
    await signIn(`/review/${anna.id}`);
    const hrefs = ['anna@mail.example', '+48 600 100 200', 'Call +48 600 100 200'];
    for (const [index, name] of hrefs.entries())
      expect((await screen.findByRole<HTMLAnchorElement>('link', { name })).href).toBe(
        ['mailto:anna@mail.example', 'https://wa.me/48600100200', 'tel:+48600100200'][index],
      );
    expect(document.querySelector('[data-language=Polish]')?.isConnected).toBe(true);
  });
});
