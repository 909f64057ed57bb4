import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Site, SiteContent } from '@blue-peony/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { navigate } from '../../router/place.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json } from '../../test/server.ts';

const stage = stageDesk();
const put = 'PUT /api/admin/site/draft';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saves = () => stage.server.asked(put).map(({ body }) => body as { content: SiteContent; version: number });

beforeEach(async () => {
  const site: Site = {
    published: null,
    draft: { content: { facts: {}, texts: {} }, base: 0, version: 0, by: null, at: null },
    rendering: { state: 'current' },
  };
  stage.as({ role: 'owner' });
  stage.server.answer('GET /api/admin/site', () => json(site));
  stage.server.answer(put, () => json({ version: saves().length }));
  await signIn('/site');
  await screen.findByLabelText('Mailbox');
});

async function leave() {
  act(() => navigate('/account'));
  await waitFor(() => expect(screen.queryByLabelText('Mailbox')).toBeNull());
}

describe('what is typed right before the page is left', () => {
  it('is saved at once', async () => {
    type('Name', 'Velvet Rose');
    await leave();
    await waitFor(() =>
      expect(saves()).toEqual([{ content: { facts: { agency: { name: 'Velvet Rose' } }, texts: {} }, version: 0 }]),
    );
  });

  it('is saved after the save that is under way', async () => {
    const answer = stage.server.hold(put);
    type('Name', 'Velvet Rose');
    await screen.findByText('Saving the draft...', undefined, { timeout: 4_000 });
    type('Mailbox', 'hello@velvet.example');
    await leave();
    expect(saves()).toHaveLength(1);
    answer(json({ version: 1 }));
    const agency = { name: 'Velvet Rose', email: 'hello@velvet.example' };
    await waitFor(() => expect(saves()[1]).toEqual({ content: { facts: { agency }, texts: {} }, version: 1 }));
  });
});
