import type { Right } from '@blue-peony/contracts';
import { lazy, type ComponentType } from 'react';
import { messages } from '../i18n/messages.ts';
import { DeskFrame, type DeskHandle } from '../pages/desk-frame.tsx';
import { DeskPage } from '../pages/desk-page.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { usePlace } from '../router/place.ts';
import { Navigate, Router } from '../router/router.tsx';
import { persistently } from '../ui/later.tsx';
import { ReviewPage } from './next-pages.tsx';
import { StaffOnly } from './staff-only.tsx';

type Page = { Page: ComponentType<{ id: string }>; handle?: DeskHandle };

const { pages, list } = messages;

/** A page in a script of its own, loaded when it is opened. */
const load = (get: () => Promise<ComponentType<{ id: string }>>) =>
  lazy(async () => ({ default: await persistently(get) }));

const page = (title: string, right: Right, get: () => Promise<ComponentType<{ id: string }>>): Page => ({
  Page: load(get),
  handle: { title, right },
});

const ConfirmPage = load(async () => (await import('../pages/confirm-page.tsx')).ConfirmPage);
const RecoveryPage = load(async () => (await import('../pages/recovery-page.tsx')).RecoveryPage);
const NotFoundPage = load(async () => (await import('../pages/not-found-page.tsx')).NotFoundPage);

/** Bookmarks of pages that are parts of Today now. */
const moved: Page = { Page: () => <Navigate to="/today" /> };

/** By the first word of the path. */
const top: Readonly<Record<string, Page>> = {
  '': { Page: DeskPage },
  today: page(pages.today, 'applications.read', async () => (await import('../pages/today-page.tsx')).TodayPage),
  orders: page(pages.orders, 'orders.read', async () => (await import('../pages/orders-page.tsx')).OrdersPage),
  money: page(pages.money, 'money.decide', async () => (await import('../pages/money-page.tsx')).MoneyPage),
  staff: page(pages.staff, 'staff.manage', async () => (await import('../pages/staff-page.tsx')).StaffPage),
  templates: page(
    pages.templates,
    'settings.manage',
    async () => (await import('../features/templates/templates.tsx')).Templates,
  ),
  launch: page(
    pages.launch,
    'settings.manage',
    async () => (await import('../features/launch/launch-page.tsx')).LaunchPage,
  ),
  site: page(pages.site, 'site.draft', async () => (await import('../features/site/site-page.tsx')).SitePage),
  audit: page(pages.audit, 'audit.read', async () => (await import('../features/staff/audit/audit-log.tsx')).AuditLog),
  account: page(pages.account, 'account', async () => (await import('../pages/account-page.tsx')).AccountPage),
  dashboard: moved,
  team: moved,
  mails: moved,
};

/** By the word before the id. */
const withId: Readonly<Record<string, Page>> = {
  review: { Page: ReviewPage, handle: { title: list.reading, right: 'applications.read', ownTitle: true } },
  orders: page(pages.orders, 'orders.read', async () => (await import('../pages/order-page.tsx')).OrderPage),
};

function Pages() {
  const [, name = '', id, ...more] = usePlace().pathname.split('/');
  if (name === 'recover') return <RecoveryPage id="" />;
  if (name === 'confirm' || name === 'first') return <ConfirmPage id="" />;
  const table = id === undefined ? top : withId;
  const found = Object.hasOwn(table, name) && more.length === 0 ? table[name] : undefined;
  return (
    <StaffOnly>
      {found ? (
        <DeskFrame handle={found.handle}>
          <found.Page id={decodeURIComponent(id ?? '')} />
        </DeskFrame>
      ) : (
        <NotFoundPage id="" />
      )}
    </StaffOnly>
  );
}

export const DeskRouter = () => (
  <Router failed={<ErrorPage />}>
    <Pages />
  </Router>
);
