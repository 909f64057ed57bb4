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

/** A live feed that the test writes to, with one stream for each connection. */
function feed() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  stage.server.answer(
    liveCall,
    () => new Response(new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) })),
  );
  const say = (text: string) => streams.at(-1)!.enqueue(new TextEncoder().encode(text));
  return { streams, say };
}

const event = (kind: 'submitted' | 'changed', id: string, number: number) =>
  `: still here\n\nid: ${number}\nevent: application\ndata: ${JSON.stringify({ id, kind, at: '2026-03-20T15:05:00.000Z' })}\n\n`;

async function openList() {
  const live = feed();
  stage.server.answer(listCall, () => page([anna]));
  await signIn();
  await screen.findByText('Anna Nowak');
  await waitFor(() => expect(live.streams).toHaveLength(1));
  return live;
}

it('shows a new application at once to a reader at the top', async () => {
  const { say } = await openList();
  stage.server.answer(listCall, () => page([berta, anna]));
  act(() => say(event('submitted', berta.id, 7)));
  await screen.findByText('Berta New');
  expect(screen.getByText('2 of 2 applications').isConnected).toBe(true);
  expect(stage.server.asked(liveCall)[0]?.token).toBe('Bearer token-1');
});

it.each([
  ['is told of', event('changed', berta.id, 7)],
  ['may have missed', 'event: reset\ndata:\n\n'],
])(
  "shows a colleague's change that it %s, of an application in no loaded list, without opening it again",
  async (_, told) => {
    const live = feed();
    stage.server.answer(listCall, () => page([anna]));
    const opening = `GET /api/admin/applications/${berta.id}`;
    stage.server.answer(opening, () => json(detail(berta)));
    stage.server.answer(`GET /api/admin/applications?ids=${berta.id}`, () => page([{ ...berta, score: 7 }]));
    await signIn(`/review/${berta.id}`);
    await screen.findByRole('heading', { name: 'Berta New' });
    await waitFor(() => expect(live.streams).toHaveLength(1));
    act(() => live.say(told));
    await screen.findByText('Scored 7');
    expect(stage.server.asked(opening)).toHaveLength(1);
  },
);

it('lets a reader further down choose when the list moves', async () => {
  const { say } = await openList();
  stage.server.answer(listCall, () => page([berta, anna]));
  Object.defineProperty(window, 'scrollY', { value: 5000, configurable: true });
  try {
    act(() => say(event('submitted', berta.id, 7)));
    const show = await screen.findByRole('button', { name: 'Show 1 new application' });
    expect(screen.queryByText('Berta New')).toBeNull();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    act(() => show.click());
    await screen.findByText('Berta New');
  } finally {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  }
});

it('shows what a colleague changed', async () => {
  const { say } = await openList();
  stage.server.answer(listCall, () => page([{ ...anna, score: 9 }]));
  act(() => say(event('changed', anna.id, 8)));
  await screen.findByText('Current: 9');
});

it('does not bring back an old score with a list that was read before the new one was saved', async () => {
  const live = feed();
  stage.server.answer(listCall, () => page([anna, berta]));
  const { user } = await signIn();
  await waitFor(() => expect(live.streams).toHaveLength(1));
  let answer: (response: Response) => void = () => {};
  stage.server.answer(listCall, () => new Promise((resolve) => (answer = resolve)));
  act(() => live.say(event('changed', anna.id, 8)));
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

it('connects again from the last event when the line breaks', async () => {
  const { streams, say } = await openList();
  stage.server.answer(listCall, () => page([berta, anna]));
  act(() => say(event('submitted', berta.id, 41)));
  await screen.findByText('Berta New');
  streams[0]!.close();
  await waitFor(() => expect(stage.server.asked(liveCall)).toHaveLength(2));
  expect(stage.server.asked(liveCall)[1]?.headers.get('last-event-id')).toBe('41');
});

it('understands an event that comes in pieces', async () => {
  const { say } = await openList();
  stage.server.answer(listCall, () => page([berta, anna]));
  const whole = event('submitted', berta.id, 7);
  act(() => say(whole.slice(0, 60)));
  act(() => say(whole.slice(60)));
  await screen.findByText('Berta New');
});

it('connects again when a line never ends', async () => {
  const { say } = await openList();
  act(() => say(`data: ${'x'.repeat(70_000)}`));
  await waitFor(() => expect(stage.server.asked(liveCall)).toHaveLength(2));
});

it('reads the whole list again when it has missed too many changes', async () => {
  const { say } = await openList();
  stage.server.answer(listCall, () => page([berta]));
  act(() => say('event: reset\ndata:\n\n'));
  await screen.findByText('Berta New');
  expect(screen.queryByText('Anna Nowak')).toBeNull();
});
