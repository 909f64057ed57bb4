import { afterEach, expect, it } from '@jest/globals';
import { storageKey } from '../api/stored-session.ts';
import { recallList } from '../features/applications/cache.ts';
import { application } from '../test/applications.ts';
import { page, Server, session } from '../test/server.ts';

history.replaceState(null, '', '/admin');
const { endFirstRows, showFirstRows } = await import('./first-rows.ts');
const asked = 'GET /api/admin/applications?limit=12';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(role: 'manager' | 'support'): Promise<Server> {
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.setItem(storageKey, await session('token-1', { role }).text());
  const server = new Server();
  const path = '1-photo.jpg';
  const signedUrls = [{ path, url: '/a-signed-link', expires_at: '2026-03-20T15:04:00.000Z' }];
  server.answer(asked, () => page([application({ file_urls: [path], signedUrls })]));
  globalThis.fetch = server.fetch;
  await showFirstRows();
  return server;
}

it('shows the first rows before the desk is there, and leaves them to it without links to photos', async () => {
  await open('manager');
  expect(document.querySelector('li a')).toMatchObject({ textContent: 'Anna Nowak' });
  expect(recallList()).toHaveLength(1);
  expect(JSON.stringify(sessionStorage)).not.toContain('signed');
});

it('asks for nothing that the role may not read', async () => {
  expect((await open('support')).calls).toEqual([]);
});

it('draws nothing into a desk that is there', async () => {
  endFirstRows();
  await open('manager');
  expect(document.querySelector('li')).toBeNull();
});
