import { auth } from '../../api/auth.ts';
import { usePresenceAsked } from '../../api/presence.ts';
import { logIn, useStaff } from '../../api/session.ts';
import { hasSecondFactor } from '../../api/staff.ts';
import { passkeys } from '../../i18n/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

const text = passkeys.presence;

export function PresenceDialog() {
  const staff = useStaff();
  const settle = usePresenceAsked();
  if (!settle) return null;
  // A passkey may belong to another account, under which the call must not continue.
  const confirmed = async () => settle((await auth.getSession()).data.session?.user.id === staff.id);
  return (
    <Dialog label={text.heading} className="w-96" onClose={() => settle(false)}>
      <div className="grid gap-4">
        <div>
          <h2 className="text-base font-semibold">{text.heading}</h2>
          <p className="mt-1 text-muted">{text.explain}</p>
        </div>
        {hasSecondFactor(staff) ? (
          <SecondFactorForm onDone={() => void confirmed()} />
        ) : (
          <CodeForm
            explain={staff.email}
            action={text.confirm}
            field={{ label: text.password, type: 'password', autoComplete: 'current-password' }}
            verify={(password) => logIn(staff.email, password)}
            onDone={() => void confirmed()}
          />
        )}
        <Button onClick={() => settle(false)}>{text.cancel}</Button>
      </div>
    </Dialog>
  );
}
