import type { Right } from '@blue-peony/contracts';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { messages } from '../i18n/messages.ts';
import { DeskFrame, type DeskHandle } from '../pages/desk-frame.tsx';
import { DeskPage } from '../pages/desk-page.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { RecoveryPage } from '../pages/recovery-page.tsx';
import { ReviewPage } from './next-pages.tsx';
import { StaffOnly } from './staff-only.tsx';

const titled = (title: string, right: Right, ownTitle = false): { handle: DeskHandle } => ({
  handle: { title, right, ownTitle },
});

const desk: RouteObject[] = [
  { index: true, element: <DeskPage /> },
  {
    path: 'review/:id',
    element: <ReviewPage />,
    ...titled(messages.list.reading, 'applications.read', true),
  },
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('../features/dashboard/dashboard.tsx')).Dashboard }),
    ...titled(messages.pages.dashboard, 'applications.read'),
  },
  {
    path: 'orders',
    lazy: async () => ({ Component: (await import('../features/orders/orders.tsx')).Orders }),
    ...titled(messages.pages.orders, 'orders.read'),
  },
  {
    path: 'money',
    lazy: async () => ({ Component: (await import('../features/cases/cases.tsx')).Money }),
    ...titled(messages.pages.money, 'money.decide'),
  },
  {
    path: 'orders/:orderId',
    lazy: async () => ({ Component: (await import('../pages/order-page.tsx')).OrderPage }),
    ...titled(messages.pages.orders, 'orders.read'),
  },
  {
    path: 'mails',
    lazy: async () => ({ Component: (await import('../pages/mails-page.tsx')).MailsPage }),
    ...titled(messages.pages.mails, 'mails.read'),
  },
  {
    path: 'staff',
    lazy: async () => ({ Component: (await import('../pages/staff-page.tsx')).StaffPage }),
    ...titled(messages.pages.staff, 'staff.manage'),
  },
  {
    path: 'templates',
    lazy: async () => ({ Component: (await import('../features/templates/templates.tsx')).Templates }),
    ...titled(messages.pages.templates, 'settings.manage'),
  },
  {
    path: 'audit',
    lazy: async () => ({ Component: (await import('../features/staff/audit/audit-log.tsx')).AuditLog }),
    ...titled(messages.pages.audit, 'audit.read'),
  },
  {
    path: 'account',
    lazy: async () => ({ Component: (await import('../pages/account-page.tsx')).AccountPage }),
    ...titled(messages.pages.account, 'account'),
  },
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
