import { Activity, useEffect, type ReactNode } from 'react';
import { doorOf } from '../api/door.ts';
import { onStaffChange, useSession } from '../api/session.ts';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { NewPasswordPage, NextPages, SecondFactorPage, SetUpFactorPage } from './next-pages.tsx';

// A page without layout would lose its scroll position.
let place = 0;
onStaffChange((change) => {
  place = change === 'waiting' ? window.scrollY : place;
});

/** A kept page stays mounted with everything typed, but hidden and inert, until the next sign-in. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { staff, waiting } = session;
  const door = doorOf(session);
  const inside = door ? waiting : staff;

  useEffect(() => {
    if (!door && place > 0) window.scrollTo(0, place);
    if (!door) place = 0;
  }, [door]);

  if (staff === undefined) return null;
  return (
    <>
      {door === 'sign-in' && <SignInPage />}
      {door === 'second factor' && <SecondFactorPage />}
      {door === 'new password' && <NewPasswordPage email={staff!.email} />}
      {door === 'set-up' && <SetUpFactorPage />}
      {staff && !door && <NextPages />}
      {inside && (
        <Activity key={`${inside.id} ${inside.role}`} mode={door ? 'hidden' : 'visible'}>
          {children}
        </Activity>
      )}
    </>
  );
}
