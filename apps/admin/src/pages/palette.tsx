import { may, type Right } from '@blue-peony/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Command as Menu, defaultFilter } from 'cmdk';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { logOut, useStaff } from '../api/session.ts';
import { useKept } from '../api/use-kept.ts';
import { useRefresh } from '../features/applications/use-applications.ts';
import { addressOf, useViews } from '../features/applications/use-views.ts';
import { views as viewsText } from '../features/applications/views-words.ts';
import { messages } from '../i18n/messages.ts';
import { navigate, type To } from '../router/place.ts';
import { otherButtons, possibleCommands, type Command } from '../ui/commands.ts';
import { Dialog } from '../ui/dialog.tsx';
import { focusedInDialog } from '../ui/focused.ts';
import { palette as text } from './palette-words.ts';

type Group = keyof typeof text.groups;
export type PageLink = { to: string; label: string; right: Right };
/** `hint`: what tells it from others of its name. */
type Entry = Omit<Command, 'run'> & { id: string; group: Group; hint?: string; run: () => void };

const entryOf = (group: Group, command: Omit<Entry, 'id' | 'group'>): Entry => ({
  ...command,
  id: [command.name, command.hint, text.groups[group]].filter(Boolean).join(' – '),
  group,
});

const ofViews = viewsText.groups;
/** How many of the last actions come first. */
const recentCount = 5;

const morePages: readonly PageLink[] = [
  { to: '/templates', label: messages.pages.templates, right: 'settings.manage' },
  { to: '/launch', label: messages.pages.launch, right: 'settings.manage' },
];

type Props = { pages: readonly PageLink[]; onClose: () => void };

/** Every action of what is on the screen, by name; beside it the views, the pages and the account. */
export function Palette({ pages, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [recent, remember] = useRecent();
  const entries = useEntries(pages);
  const latest = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const shown = search
    ? ranked(entries, search)
    : [
        ...latest.map((entry): Entry => ({ ...entry, group: 'recent' })),
        ...entries.filter((entry) => !entry.deep && !latest.includes(entry)),
      ];

  function find(words: string) {
    setSearch(words);
    // cmdk chooses the first one then, but would scroll to where the last one has gone.
    setChosen('');
    list.current!.scrollTop = 0;
  }

  function choose({ id, run }: Entry) {
    remember(id);
    flushSync(onClose);
    // After the focus has returned, because the action may move it.
    setTimeout(run);
  }

  return (
    <Dialog label={text.label} className="mt-4! mb-auto! w-144 p-0! sm:mt-[12dvh]!" onClose={onClose}>
      <Menu label={text.field} value={chosen} onValueChange={setChosen} shouldFilter={false} vimBindings={false} loop>
        <Menu.Input
          ref={focusedInDialog}
          className="w-full border-b border-line bg-transparent px-4 py-3.5 text-base -outline-offset-2 placeholder:text-muted"
          placeholder={text.field}
          value={search}
          onValueChange={find}
        />
        <Menu.List ref={list} label={text.label} className="max-h-[min(26rem,55dvh)] overflow-y-auto p-2">
          {[...new Set(shown.map(({ group }) => group))].map((group) => (
            <Entries key={group} group={group} entries={shown} onChoose={choose} />
          ))}
          {shown.length === 0 && (
            // An option, because a list box without any is none.
            <Menu.Item disabled className="px-2 py-6 text-center text-muted">
              {text.none}
            </Menu.Item>
          )}
        </Menu.List>
      </Menu>
    </Dialog>
  );
}

/** What the words fit, the best first; each group stands where its best one does. */
function ranked(entries: readonly Entry[], search: string): Entry[] {
  const fits = entries.map((entry) => ({ entry, fit: defaultFilter(entry.id, search) }));
  return fits
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map(({ entry }) => entry);
}

type EntriesProps = { group: Group; entries: readonly Entry[]; onChoose: (entry: Entry) => void };

function Entries({ group, entries, onChoose }: EntriesProps) {
  const own = entries.filter((entry) => entry.group === group);
  return (
    <Menu.Group
      heading={<span className="block px-2 py-1 text-xs font-semibold text-muted">{text.groups[group]}</span>}
      className="mb-1"
    >
      {own.map((entry) => (
        <Menu.Item
          key={entry.id}
          value={entry.id}
          className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-lg px-2 aria-selected:bg-tint"
          onSelect={() => onChoose(entry)}
        >
          <span className="min-w-0 wrap-anywhere">
            <bdi>{entry.name}</bdi>
            {entry.hint && <span className="text-muted"> {entry.hint}</span>}
          </span>
          {entry.keys && (
            <kbd
              aria-hidden="true"
              className="shrink-0 rounded-md bg-sunken px-1.5 py-0.5 font-mono text-xs text-muted pointer-coarse:hidden"
            >
              {entry.keys}
            </kbd>
          )}
        </Menu.Item>
      ))}
    </Menu.Group>
  );
}

function useEntries(pages: readonly PageLink[]): Entry[] {
  const { role } = useStaff();
  const reads = may(role, 'applications.read');
  const refresh = useRefresh();
  const views = useViews(reads);
  // As they were when it opened: a list that changes under the hand chooses what nobody meant.
  const [announced] = useState(possibleCommands);
  const [others] = useState(otherButtons);
  const goes = (group: Group, name: string, to: To) => entryOf(group, { name, run: () => navigate(to) });
  const entries = [
    ...announced.map((command) => entryOf('here', command)),
    ...others.map((command) => entryOf('buttons', command)),
    ...(reads ? [entryOf('here', { name: messages.list.refresh, run: refresh })] : []),
    ...views.map((view) =>
      entryOf('views', { name: view.name, hint: ofViews[view.whose], run: () => navigate(addressOf(view)) }),
    ),
    ...[...pages, ...morePages]
      .filter(({ right }) => may(role, right))
      .map(({ label, to }) => goes('pages', label, to)),
    goes('account', text.passkeys, '/account'),
    entryOf('account', { name: messages.pages.logOut, run: () => void logOut() }),
  ];
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** The last actions, until she signs out or reloads. */
function useRecent() {
  const client = useQueryClient();
  const queryKey = ['recent commands'];
  const recent = useKept<readonly string[]>(queryKey, []);
  const remember = (id: string) =>
    client.setQueryData(queryKey, [id, ...recent.filter((other) => other !== id)].slice(0, recentCount));
  return [recent, remember] as const;
}
