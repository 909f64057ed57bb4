import { agency } from '@blue-peony/agency';
import { may, type Right } from '@blue-peony/contracts';
import { Mark } from '@blue-peony/ui';
import { useState } from 'react';
import { NavLink } from '../router/link.tsx';
import { usePlace } from '../router/place.ts';
import { useStaff } from '../api/session.ts';
import { RefreshButton } from '../features/applications/refresh-button.tsx';
import { LogOutButton } from '../features/session/log-out-button.tsx';
import { messages } from '../i18n/messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import type { BadgeName } from './nav-badges.tsx';
import { useFinder } from './use-finder.ts';

const text = messages.pages;

const NoticesBell = later(async () => (await import('../features/notices/notices-bell.tsx')).NoticesBell);
const PaletteEntry = later(async () => (await import('./palette-entry.tsx')).PaletteEntry);
const NavBadge = later<{ name: BadgeName }>(async () => (await import('./nav-badges.tsx')).NavBadge);

const pages: { to: string; label: string; right: Right; end?: boolean; badge?: BadgeName }[] = [
  { to: '/', label: text.applications, right: 'applications.read', end: true, badge: 'applications' },
  { to: '/today', label: text.today, right: 'applications.read', badge: 'today' },
  { to: '/orders', label: text.orders, right: 'orders.read' },
  { to: '/money', label: text.money, right: 'money.decide', badge: 'money' },
  { to: '/site', label: text.site, right: 'site.draft' },
  { to: '/staff', label: text.staff, right: 'staff.manage' },
  { to: '/audit', label: text.audit, right: 'audit.read' },
  { to: '/account', label: text.account, right: 'account' },
];

/** @param counts whether to show how much waits: not before the list is there */
export function DeskHeader({ title, counts }: { title: string; counts: boolean }) {
  const { role } = useStaff();
  const { key } = usePlace();
  const { shown, show, close } = useFinder();
  // Stores the visit it was opened on, so that a navigation closes it.
  const [openOn, setOpenOn] = useState<number>();
  const open = openOn === key;
  // A long name is set in smaller lines, so that the navigation keeps its place.
  const long = agency.name.length > 14;
  return (
    <header className="z-20 bg-stage text-white shadow-md shadow-stage/20 md:sticky md:top-0">
      <div className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-2 px-4 py-2 md:gap-x-4 lg:px-6">
        <h1 className="flex min-w-0 flex-1 items-center gap-2.5 font-display text-lg/5 md:flex-none">
          <Mark className="size-7 shrink-0" />
          {/* Never narrower than the widest title, so that the links stay where they are from page to page. */}
          <span
            data-widest={messages.title(agency.name)}
            className={`before:invisible before:block before:h-0 md:before:content-[attr(data-widest)] ${long ? 'max-w-56 min-w-0 text-sm/4 wrap-anywhere' : ''}`}
          >
            {title}
          </span>
        </h1>
        <nav
          id="desk-pages"
          aria-label={text.label}
          className={`-mx-1 flex flex-wrap gap-0.5 max-lg:order-last max-lg:w-full lg:mr-auto ${open ? '' : 'max-md:hidden'}`}
        >
          {pages
            .filter(({ right }) => may(role, right))
            .map(({ to, label, end = false, badge }) => (
              <NavLink
                key={to}
                to={to}
                end={end}
                className="rounded-lg px-2 py-2 text-sm xl:px-2.5 text-white/80 hover:text-white aria-[current=page]:bg-white/12 aria-[current=page]:text-white"
              >
                {label}
                {counts && badge && <NavBadge name={badge} />}
              </NavLink>
            ))}
        </nav>
        <div className="flex gap-2 max-md:gap-1 md:ml-auto max-md:[&_button]:px-2">
          {(counts || shown) && <PaletteEntry pages={pages} shown={shown} onShow={show} onClose={close} />}
          {may(role, 'applications.read') && (
            <>
              {/* Keeps its place until it is there. */}
              <span className="flex min-w-9">{counts && <NoticesBell />}</span>
              <RefreshButton />
            </>
          )}
          <LogOutButton />
          <Button
            look="onInk"
            className="md:hidden"
            aria-controls="desk-pages"
            aria-expanded={open}
            onClick={() => setOpenOn(open ? undefined : key)}
          >
            <Icon name="menu" />
            <span className="sr-only">{text.menu}</span>
          </Button>
        </div>
      </div>
    </header>
  );
}
