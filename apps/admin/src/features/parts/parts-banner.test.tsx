import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../../app/query-client.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, problem } from '../../test/server.ts';

const stage = stageDesk();
const readiness = 'GET /readyz';
const banner = () => screen.getByRole('status', { name: 'What is away' });
const askAgain = () => act(() => queryClient.refetchQueries({ queryKey: ['readiness'] }));

it('says which part is away, since when and what it means, each once however many services miss it, until it is back', async () => {
  const mails = { 'notification/mail server': '2026-11-22T02:40:00.000Z' };
  stage.server.answer(readiness, () => json({ status: 'ready', away: ['notification/mail server'], since: mails }));
  await signIn();
  await screen.findByText('Emails wait; none is lost.');
  expect(banner().textContent).toMatch(/^The mail server is away \(since .*2026.*\)\. Emails wait/);
  expect(banner().querySelector('time')?.dateTime).toBe('2026-11-22T02:40:00.000Z');

  const since = { database: '2026-11-22T02:41:00.000Z', 'intake/database': '2026-11-22T02:39:00.000Z' };
  const away = ['database', 'intake/database', 'intake/photo store'];
  stage.server.answer(readiness, () => json({ status: 503, code: 'unavailable', away, since }, 503));
  await askAgain();
  await screen.findByText(/Nothing can be read or saved/);
  expect([...banner().children].map(({ textContent }) => textContent?.slice(0, 24))).toEqual([
    'The database is away (si',
    'The photo store is away.',
  ]);
  expect(banner().querySelector('time')?.dateTime).toBe('2026-11-22T02:39:00.000Z');

  // Only a proxy answers.
  stage.server.answer(readiness, () => problem(503, 'upstream_unavailable'));
  await askAgain();
  await screen.findByText('The server does not answer.');

  stage.server.answer(readiness, () => json({ status: 'ready', away: [], since: {} }));
  await askAgain();
  await waitFor(() => expect(banner().textContent).toBe(''));
});

it('asks rarely while all is well, and more often while something is away', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'], advanceTimers: true });
  try {
    await signIn();
    const asked = () => stage.server.asked(readiness).length;
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked()).toBe(1);
    stage.server.answer(readiness, () => json({ away: ['broker'], since: {} }));
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await screen.findByText('The message broker is away.');
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(asked()).toBeGreaterThanOrEqual(4);
  } finally {
    jest.useRealTimers();
  }
});

it('says once that the line is lost, in the place of what is away and of errors elsewhere, until it is back', async () => {
  stage.server.answer('GET /api/admin/applications', () => problem(500, 'internal'));
  await signIn();
  await screen.findByText('Failed to fetch applications.');
  stage.server.answer(readiness, () => {
    throw new TypeError('Failed to fetch');
  });
  await askAgain();
  await waitFor(() => expect(banner().textContent).toMatch(/^You are offline\. Scores and drafts are kept/));
  expect(screen.queryByText('Failed to fetch applications.')).toBeNull();

  // Without a signal of the browser.
  stage.server.answer(readiness, () => json({ status: 'ready', away: [], since: {} }));
  await screen.findByText('Failed to fetch applications.');
  expect(banner().textContent).toBe('');
});

it('says that the mailbox of replies is away, what becomes of answers meanwhile, and that some lie aside', async () => {
  stage.server.answer('GET /api/admin/mailbox', () =>
    json({ state: 'away', since: '2026-11-22T02:40:00.000Z', last_mail_at: null, set_aside: 2 }),
  );
  await signIn();
  await screen.findByText('What applicants answer waits there and comes in later; none is lost.');
  expect(banner().textContent).toMatch(
    /^The mailbox of replies is away \(since .*2026.*Emails lie aside in the mailbox of replies\./,
  );
});
