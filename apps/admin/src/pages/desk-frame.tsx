import { may, type Right } from '@blue-peony/contracts';
import { agency } from '@blue-peony/agency';
import { PeonyMark } from '@blue-peony/ui';
import { NavLink, Outlet, useMatches } from 'react-router-dom';
import { useStaff } from '../api/session.ts';
import { RefreshButton } from '../features/applications/refresh-button.tsx';
import { useLiveLists } from '../features/applications/use-live.ts';
import { PartsBanner } from '../features/parts/parts-banner.tsx';
import { ReadingNotice } from '../features/reading/reading-notice.tsx';
import { LogOutButton } from '../features/session/log-out-button.tsx';
import { PresenceDialog } from '../features/session/presence-dialog.tsx';
import { SessionNotice } from '../features/session/session-notice.tsx';
import { messages } from '../i18n/messages.ts';
import { NotYours } from './not-yours.tsx';

const text = messages.pages;

const pages: { to: string; label: string; right: Right; end?: boolean }[] = [
  { to: '/', label: text.applications, right: 'applications.read', end: true },
  { to: '/dashboard', label: text.dashboard, right: 'applications.read' },
  { to: '/orders', label: text.orders, right: 'orders.read' },
  { to: '/money', label: text.money, right: 'money.decide' },
  { to: '/mails', label: text.mails, right: 'mails.read' },
  { to: '/staff', label: text.staff, right: 'staff.manage' },
  { to: '/audit', label: text.audit, right: 'audit.read' },
  { to: '/account', label: text.account, right: 'account' },
];

/** What a route of the desk says of itself. */
export type DeskHandle = { title: string; right: Right };

const isHandle = (handle: unknown): handle is DeskHandle => typeof handle === 'object' && handle !== null;

/** The header that every page of the desk has, and the live feed of those who have a right to it. */
export function DeskFrame() {
  const { role } = useStaff();
  const handle = useMatches().findLast(({ handle: given }) => isHandle(given))?.handle as DeskHandle | undefined;
  const title = handle ? `${agency.name} ${handle.title}` : messages.title(agency.name);
  return (
    <>
      {may(role, 'applications.read') && <LiveLists />}
      <title>{title}</title>
      <header className="z-20 bg-ink text-white shadow-md shadow-ink/20 md:sticky md:top-0">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 lg:px-6">
          <h1 className="flex items-center gap-2.5 text-base font-semibold tracking-tight">
            <PeonyMark className="size-7 shrink-0" />
            {/* Never narrower than the widest title, so that the links stay where they are from page to page. */}
            <span
              data-widest={messages.title(agency.name)}
              className="before:invisible before:block before:h-0 before:content-[attr(data-widest)]"
            >
              {title}
            </span>
          </h1>
          <nav
            aria-label={text.label}
            className="-mx-1 flex flex-wrap gap-0.5 max-lg:order-last max-lg:w-full lg:mr-auto"
          >
            {pages
              .filter(({ right }) => may(role, right))
              .map(({ to, label, end = false }) => (
                <NavLink
                  key={to}
                  to={to}
                  end={end}
                  className="rounded-lg px-2.5 py-2 text-sm text-white/80 hover:text-white aria-[current=page]:bg-white/12 aria-[current=page]:text-white"
                >
                  {label}
                </NavLink>
              ))}
          </nav>
          <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
            {may(role, 'applications.read') && <RefreshButton />}
            <LogOutButton />
          </div>
        </div>
      </header>
      <main className="px-4 py-4 lg:px-6">
        <PartsBanner />
        <SessionNotice />
        <ReadingNotice />
        {handle && !may(role, handle.right) ? <NotYours right={handle.right} /> : <Outlet />}
      </main>
      <PresenceDialog />
    </>
  );
}

function LiveLists() {
  useLiveLists();
  return null;
}
