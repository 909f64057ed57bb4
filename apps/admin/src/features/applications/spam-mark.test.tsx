import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { application, detail } from '../../test/applications.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, page } from '../../test/server.ts';

const stage = stageDesk();
const spam = application({ name: 'cheap-pills.shop', spam: 'link_in_name' });
const at = `/api/admin/applications/${spam.id}`;

it('what looks like spam says why in list and review, and one click takes it back in both', async () => {
  stage.server.answer('GET /api/admin/applications', () => page([spam]));
  stage.server.answer(`GET ${at}`, () => json(detail(spam)));
  stage.server.answer(`DELETE ${at}/spam-mark`, () => json({}));
  const { user } = await signIn();
  await screen.findByText('Looks like spam: a link in the name');
  await user.click(screen.getByRole('link', { name: /Review cheap-pills.shop/ }));
  await user.click(await screen.findByRole('button', { name: 'Not spam' }));
  await waitFor(() => expect(screen.queryByText(/Looks like spam:/)).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await screen.findByText('cheap-pills.shop');
  expect(screen.queryByText(/Looks like spam:/)).toBeNull();
});
