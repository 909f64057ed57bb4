import type { Right } from '@blue-peony/contracts';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { messages } from '../i18n/messages.ts';
import { DeskFrame, type DeskHandle } from '../pages/desk-frame.tsx';
import { DeskPage } from '../pages/desk-page.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { RecoveryPage } from '../pages/recovery-page.tsx';
import { ReviewPage } from './next-pages.tsx';
import { StaffOnly } from './staff-only.tsx';

const { pages, list } = messages;

const page = (path: string, title: string, right: Right, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  handle: { title, right } satisfies DeskHandle,
});

const today = async () => (await import('../pages/today-page.tsx')).TodayPage;
const orders = async () => (await import('../features/orders/orders.tsx')).Orders;
const order = async () => (await import('../pages/order-page.tsx')).OrderPage;
const money = async () => (await import('../features/cases/cases.tsx')).Money;
const staff = async () => (await import('../pages/staff-page.tsx')).StaffPage;
const templates = async () => (await import('../features/templates/templates.tsx')).Templates;
const audit = async () => (await import('../features/staff/audit/audit-log.tsx')).AuditLog;
const account = async () => (await import('../pages/account-page.tsx')).AccountPage;

const desk: RouteObject[] = [
  { index: true, element: <DeskPage /> },
  {
    path: 'review/:id',
    element: <ReviewPage />,
    handle: { title: list.reading, right: 'applications.read', ownTitle: true } satisfies DeskHandle,
  },
  page('today', pages.today, 'applications.read', today),
  page('orders', pages.orders, 'orders.read', orders),
  page('orders/:orderId', pages.orders, 'orders.read', order),
  page('money', pages.money, 'money.decide', money),
  page('staff', pages.staff, 'staff.manage', staff),
  page('templates', pages.templates, 'settings.manage', templates),
  page('audit', pages.audit, 'audit.read', audit),
  page('account', pages.account, 'account', account),
  // Bookmarks of pages that are parts of Today now.
  ...['dashboard', 'team', 'mails'].map((path) => ({ path, element: <Navigate to="/today" replace /> })),
];

export const createDeskRouter = () =>
  createBrowserRouter(
    [
      {
        errorElement: <ErrorPage />,
        hydrateFallbackElement: <></>,
        children: [
          // Not lazy: while it loads, one types into the sign-in screen, which has the same field.
          { path: 'recover', element: <RecoveryPage /> },
          {
            path: 'confirm',
            lazy: async () => ({ Component: (await import('../pages/confirm-page.tsx')).ConfirmPage }),
          },
          {
            element: <StaffOnly />,
            children: [
              { element: <DeskFrame />, children: desk },
              {
                path: '*',
                lazy: async () => ({ Component: (await import('../pages/not-found-page.tsx')).NotFoundPage }),
              },
            ],
          },
        ],
      },
    ],
    { basename: '/admin' },
  );
