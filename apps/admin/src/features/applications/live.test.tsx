import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { application, detail } from '../../test/applications.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, page } from '../../test/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/applications';
const liveCall = 'GET /api/admin/live';
const anna = application();
const berta = application({ id: '018f3c1e-7a2b-7c3d-8e4f-000000000002', name: 'Berta New' });

const at = '2026-03-20T15:05:00.000Z';
const event = `id: 7\nevent: application\ndata: ${JSON.stringify({ id: berta.id, kind: 'changed', at })}\n\n`;
const reset = 'event: reset\ndata:\n\n';

async function openList(...items: (typeof anna)[]) {
  const feed = stage.feed();
  stage.server.answer(listCall, () => page([anna, ...items]));
  const { user } = await signIn();
  await screen.findByText('Anna Nowak');
  await feed.opened();
  const tell = (kind: 'submitted' | 'changed', { id }: typeof anna, number = 7) =>
    feed.tell('application', { id, kind, at }, number);
  return { ...feed, tell, user };
}

it('shows a new application at once to a reader at the top, and connects again from it when the line breaks', async () => {
  const { tell, end } = await openList();
  stage.server.answer(listCall, () => page([berta, anna]));
  tell('submitted', berta, 41);
  await screen.findByText('Berta New');
  expect(screen.getByText('2 of 2 applications').isConnected).toBe(true);
  expect(stage.server.asked(liveCall)[0]?.token).toBe('Bearer token-1');
  end();
  await waitFor(() => expect(stage.server.asked(liveCall)).toHaveLength(2));
  expect(stage.server.asked(liveCall)[1]?.headers.get('last-event-id')).toBe('41');
});

it.each([
  ['arrives', event],
  ['may have been missed', reset],
])(
  "shows a colleague's change of an application in no loaded list when it %s, without opening it again",
  async (_, told) => {
    const feed = stage.feed();
    stage.server.answer(listCall, () => page([anna]));
    const opening = `GET /api/admin/applications/${berta.id}`;
    stage.server.answer(opening, () => json(detail(berta)));
    stage.server.answer(`GET /api/admin/applications?ids=${berta.id}`, () => page([{ ...berta, score: 7 }]));
    await signIn(`/review/${berta.id}`);
    await screen.findByRole('heading', { name: 'Berta New' });
    await feed.opened();
    feed.say(told);
    await screen.findByText('Scored 7');
    expect(stage.server.asked(opening)).toHaveLength(1);
  },
);

it('lets a reader further down choose when the list moves, also by an event that comes in pieces', async () => {
  const { say } = await openList();
  stage.server.answer(listCall, () => page([berta, anna]));
  const submitted = event.replace('changed', 'submitted');
  Object.defineProperty(window, 'scrollY', { value: 5000, configurable: true });
  try {
    say(submitted.slice(0, 60));
    say(submitted.slice(60));
    const show = await screen.findByRole('button', { name: 'Show 1 new application' });
    expect(screen.queryByText('Berta New')).toBeNull();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    act(() => show.click());
    await screen.findByText('Berta New');
  } finally {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  }
});

it('shows what a colleague changed, and reads the whole list again when it has missed too many changes', async () => {
  const { say, tell } = await openList();
  stage.server.answer(listCall, () => page([{ ...anna, score: 9 }]));
  tell('changed', anna, 8);
  await screen.findByText('Current: 9');
  stage.server.answer(listCall, () => page([berta]));
  say(reset);
  await screen.findByText('Berta New');
  expect(screen.queryByText('Anna Nowak')).toBeNull();
});

it('does not bring back an old score with a list that was read before the new one was saved', async () => {
  const { tell, user } = await openList(berta);
  const answer = stage.server.hold(listCall);
  tell('changed', anna, 8);
  await waitFor(() => expect(stage.server.asked(listCall)).toHaveLength(2));
  stage.server.answer(`PATCH /api/admin/applications/${anna.id}`, () => json({ ...anna, score: 6 }));
  await user.selectOptions(screen.getByLabelText('Score of Anna Nowak'), '6');
  await user.click(screen.getByRole('button', { name: 'Save', description: 'Anna Nowak' }));
  await screen.findByText('Current: 6');
  answer(
    page([
      { ...anna, score: 1 },
      { ...berta, score: 9 },
    ]),
  );
  await screen.findByText('Current: 9');
  expect(screen.getByText('Current: 6').isConnected).toBe(true);
});

it('connects again when a line never ends', async () => {
  const { say } = await openList();
  say(`data: ${'x'.repeat(70_000)}`);
  await waitFor(() => expect(stage.server.asked(liveCall)).toHaveLength(2));
});
