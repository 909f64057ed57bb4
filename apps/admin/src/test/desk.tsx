import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import type { ReviewedApplication } from '@blue-peony/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOut } from '../api/session.ts';
import { App } from '../app/app.tsx';
import { loadNextPages } from '../app/next-pages.tsx';
import { queryClient } from '../app/query-client.ts';
import { closeDrafts } from '../drafts/drafts.ts';
import { completeBrowser, setWide } from './browser.ts';
import { detail, record } from './applications.ts';
import { json, page, Server } from './server.ts';

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
  };

  beforeAll(() => addEventListener('news', ({ detail }) => void stage.alert(detail.text)));
  beforeAll(() => {
    const { queries, ...others } = queryClient.getDefaultOptions();
    // Seconds in the desk; how many is shown by its own test.
    queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 10 } });
  });
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

/** Opens the app and signs in by its form. */
export async function signIn(path?: string) {
  const user = userEvent.setup();
  const view = await openDesk(path);
  await user.click(screen.getByLabelText('Email'));
  await user.paste('staff@agency.example');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('correct horse');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  return { user, view };
}

/** Simulates a reload of the tab: memory is lost, the storages stay. */
export async function reload(view: { unmount: () => void }, path?: string) {
  view.unmount();
  queryClient.clear();
  closeDrafts();
  return openDesk(path);
}
