import { afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals';
import type { Colleague, ReviewedApplication } from '@blue-peony/contracts';
import { act, cleanup, configure, getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { logIn, logOut } from '../api/session.ts';
import { App } from '../app/app.tsx';
import { loadNextPages } from '../app/next-pages.tsx';
import { queryClient } from '../app/query-client.ts';
import { closeDrafts } from '../drafts/drafts.ts';
import { completeBrowser, setWide } from './browser.ts';
import { detail, record } from './applications.ts';
import { json, page, Server, session, staff, type StaffChanges } from './server.ts';

const { getElementError } = getConfig();
configure({
  // Of the many looks of a test that waits, nobody reads what the page was when one found nothing.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

const signInCall = 'POST /auth/v1/token?grant_type=password';

/** The whole staff app in jsdom against a fake server; signed out after each test. */
export function stageDesk() {
  const stage = {
    server: new Server(),
    /** Hears the text of each toast. */
    alert: jest.fn(),
    /** The list has these applications, and each opens. */
    shows(...items: ReviewedApplication[]) {
      stage.server.answer('GET /api/admin/applications', () => page(items));
      for (const item of items) {
        const path = `GET /api/admin/applications/${item.id}`;
        stage.server.answer(path, () => json(detail(item)));
        // What is not answered shows an alert, which joins the one that a test waits for.
        stage.server.answer(`${path}/record`, () => json(record({ id: item.id })));
      }
    },
    /** Whoever signs in next. */
    as(changes: StaffChanges, token = 'token-1') {
      stage.server.answer(signInCall, () => session(token, changes));
    },
    /** The next sign-in is by another member of staff, on the same device. */
    asColleague(id: string) {
      stage.server.answer(signInCall, async () => {
        const answer = (await session('token-2').json()) as object;
        return json({ ...answer, user: { ...staff(), id } });
      });
    },
    /** A code of the authenticator app is answered so. */
    proves(answer: () => Response) {
      const call = 'POST /auth/v1/factors/factor-1';
      stage.server.answer(`${call}/challenge`, () => json({ id: 'c-1', type: 'totp', expires_at: 4_102_444_800 }));
      stage.server.answer(`${call}/verify`, answer);
    },
    colleagues(...items: Colleague[]) {
      stage.server.answer('GET /api/admin/colleagues', () => json({ items }));
    },
    /** A live feed that the test writes to. */
    feed() {
      const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
      stage.server.answer(
        'GET /api/admin/live',
        () => new Response(new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) })),
      );
      const say = (text: string) => act(() => streams.at(-1)!.enqueue(new TextEncoder().encode(text)));
      const tell = (event: 'application' | 'presence', data: object, id = 1) =>
        say(`: still here\n\nid: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      return {
        opened: () => waitFor(() => expect(streams).toHaveLength(1)),
        say,
        tell,
        end: () => streams[0]!.close(),
      };
    },
  };

  beforeAll(() => addEventListener('news', ({ detail }) => void stage.alert(detail.text)));
  beforeAll(() => {
    const { queries, ...others } = queryClient.getDefaultOptions();
    // Seconds in the desk; how many is shown by its own test.
    queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 10 } });
  });
  // The parts of a part are known once it is loaded.
  beforeAll(loadNextPages);
  beforeEach(async () => {
    // As in a desk that is open for a moment.
    await loadNextPages();
    completeBrowser();
    setWide(true);
    stage.server = new Server();
    stage.alert = jest.fn();
    globalThis.fetch = (input, init) => stage.server.fetch(input, init);
  });

  afterEach(async () => {
    stage.server = new Server();
    await act(logOut);
    cleanup();
    history.replaceState(null, '', '/admin');
  });

  return stage;
}

/** `path` below the app's base, for example `/review/1`. */
export async function openDesk(path = '') {
  history.replaceState(null, '', `/admin${path}`);
  const view = render(<App />);
  await screen.findAllByRole('heading');
  return view;
}

// Without CSS there is nothing to check.
const newUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Opens the app for a signed-in staff member. */
export async function signIn(path?: string) {
  const user = newUser();
  await logIn('staff@agency.example', 'correct horse');
  return { user, view: await openDesk(path) };
}

export async function fillInSignIn(user: UserEvent) {
  await user.click(screen.getByLabelText('Email'));
  await user.paste('staff@agency.example');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('correct horse');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

/** Opens the app and signs in by its form. */
export async function signInByForm() {
  const user = newUser();
  const view = await openDesk();
  await fillInSignIn(user);
  return { user, view };
}

/** Simulates a reload of the tab: memory is lost, the storages stay. */
export async function reload(view: { unmount: () => void }, path?: string) {
  view.unmount();
  queryClient.clear();
  closeDrafts();
  return openDesk(path);
}
