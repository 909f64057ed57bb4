import { createBrowserRouter, Outlet } from 'react-router-dom';
import { useStaffId } from '../api/session.ts';
import { DeskPage } from '../pages/desk-page.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { SignInPage } from '../pages/sign-in-page.tsx';

function StaffOnly() {
  const staffId = useStaffId();
  if (staffId === undefined) return null;
  return staffId === null ? <SignInPage /> : <Outlet key={staffId} />;
}

export const createDeskRouter = () =>
  createBrowserRouter(
    [
      {
        element: <StaffOnly />,
        errorElement: <ErrorPage />,
        children: [
          { index: true, element: <DeskPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
    { basename: '/admin' },
  );
