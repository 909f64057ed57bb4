// A script of its own, which comes long before the desk on a slow line: it asks for the first rows of the list and
// shows them until the desk is there, which then starts with them.
import { may, publicPaths, type ReviewPage } from '@blue-peony/contracts';
import { staffOf } from '../api/staff.ts';
import { storedSession } from '../api/stored-session.ts';
import { storedListKey } from '../features/applications/stored-list-key.ts';

/** Fills the window in both layouts of the list. */
const count = 12;
const leaving = new AbortController();
const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The desk is there. */
export const endFirstRows = (): void => leaving.abort();

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

function row({ id, name, created_at, city, country, message }: ReviewPage['items'][number]): HTMLElement {
  const link = element('a', 'text-link font-semibold', name);
  link.setAttribute('href', `/admin/review/${id}`);
  const cells = [
    element('time', 'w-42 shrink-0 tabular-nums', time.format(new Date(created_at))),
    ...[link, `${city}, ${country}`].map((text) => element('p', 'w-48 shrink-0 truncate', text)),
    element('p', 'line-clamp-3 min-w-0 text-muted max-md:basis-full', message ?? ''),
  ];
  for (const cell of cells) cell.dir = 'auto';
  return element(
    'li',
    'flex min-h-19 content-start items-start gap-x-4 border-b border-line px-2 py-1.5 max-md:flex-wrap',
    ...cells,
  );
}

export async function showFirstRows(): Promise<void> {
  const session = storedSession();
  const isList = /^\/admin\/?$/.test(location.pathname + location.search);
  if (!session || !isList || sessionStorage.getItem(storedListKey) || !may(staffOf(session).role, 'applications.read'))
    return;
  const answer = await fetch(`${publicPaths.listApplications}?limit=${count}`, {
    headers: { authorization: `Bearer ${session.access_token}` },
    signal: leaving.signal,
  });
  if (!answer.ok) return;
  const { items } = (await answer.json()) as ReviewPage;
  if (leaving.signal.aborted || items.length === 0) return;
  // Without links to photos, which the storage never has.
  sessionStorage.setItem(
    storedListKey,
    JSON.stringify(items, (key, value: unknown) => (key === 'signedUrls' ? undefined : value)),
  );
  const list = element('ul', 'mt-18 rounded-xl bg-surface text-[13px] leading-[17px] shadow-sm ring-1 ring-line');
  list.append(...items.map(row));
  const page = element('main', 'px-4 py-4 lg:px-6', list);
  const head = element('h1', 'flex min-h-14 items-center bg-stage px-4 text-lg text-white lg:px-6', document.title);
  document.getElementById('root')!.replaceChildren(head, page);
}

// The desk says what does not work.
showFirstRows().catch(() => {});
