import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { application, detail } from '../testing/applications.ts';
import { signIn, stageDesk } from '../testing/desk.tsx';
import { json, page } from '../testing/server.ts';

const stage = stageDesk();
const anna = application();
const berta = application({ id: '018f3c1e-7a2b-7c3d-8e4f-000000000002', name: 'Berta Next' });

async function review() {
  stage.server.answer('GET /api/admin/applications', () => page([anna, berta]));
  for (const item of [anna, berta]) {
    stage.server.answer(`GET /api/admin/applications/${item.id}`, () => json(detail(item)));
    stage.server.answer(`GET /api/admin/applications/${item.id}/mails`, () => json({ items: [] }));
  }
  const { user } = await signIn(`/review/${anna.id}`);
  await screen.findByRole('heading', { name: anna.name });
  return user;
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>('New note');

describe('a note that is not saved yet', () => {
  it('is there again when its applicant is, and nowhere else', async () => {
    const user = await review();
    await user.type(note(), 'Call her{Escape}');
    await user.keyboard('j');
    await screen.findByRole('heading', { name: berta.name });
    expect(note().value).toBe('');
    await user.keyboard('k');
    await screen.findByRole('heading', { name: anna.name });
    expect(note().value).toBe('Call her');
  });
});
