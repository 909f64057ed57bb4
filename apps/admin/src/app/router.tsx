import type { Right } from '@blue-peony/contracts';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { hasSecondFactor, mustSetUpFactor } from '../api/staff.ts';
import { messages } from '../i18n/messages.ts';
import { ConfirmPage } from '../pages/confirm-page.tsx';
import { DeskFrame, type DeskHandle } from '../pages/desk-frame.tsx';
import { DeskPage } from '../pages/desk-page.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { NewPasswordPage } from '../pages/new-password-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { RecoveryPage } from '../pages/recovery-page.tsx';
import { ReviewPage } from '../pages/review-page.tsx';
import { SecondFactorPage } from '../pages/second-factor-page.tsx';
import { SetUpFactorPage } from '../pages/set-up-factor-page.tsx';
import { SignInPage } from '../pages/sign-in-page.tsx';

/** The door: password, then second factor, then what is missing yet: a password where a mailed link led here, a second factor. */
function StaffOnly() {
  const { staff, needsPassword, needsCodes } = useSession();
  if (staff === undefined) return null;
  if (staff === null) return <SignInPage />;
  if (staff.assurance === 'aal1' && hasSecondFactor(staff)) return <SecondFactorPage />;
  if (needsPassword) return <NewPasswordPage email={staff.email} />;
  return mustSetUpFactor(staff) || needsCodes ? <SetUpFactorPage /> : <Outlet key={staff.id} />;
}

const titled = (title: string, right: Right): { handle: DeskHandle } => ({ handle: { title, right } });

const desk: RouteObject[] = [
  { index: true, element: <DeskPage /> },
  { path: 'review/:id', element: <ReviewPage />, ...titled(messages.list.reading, 'applications.read') },
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('../pages/dashboard-page.tsx')).DashboardPage }),
    ...titled(messages.pages.dashboard, 'applications.read'),
  },
  {
    path: 'orders',
    lazy: async () => ({ Component: (await import('../pages/orders-page.tsx')).OrdersPage }),
    ...titled(messages.pages.orders, 'orders.read'),
  },
  {
    path: 'money',
    lazy: async () => ({ Component: (await import('../pages/money-page.tsx')).MoneyPage }),
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
    path: 'audit',
    lazy: async () => ({ Component: (await import('../pages/audit-page.tsx')).AuditPage }),
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
        // Nothing stands on the screen while the first lazy page loads.
        hydrateFallbackElement: <></>,
        children: [
          { path: 'recover', element: <RecoveryPage /> },
          { path: 'confirm', element: <ConfirmPage /> },
          {
            element: <StaffOnly />,
            children: [
              { element: <DeskFrame />, children: desk },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
    { basename: '/admin' },
  );
