import { confirmTypes, type ConfirmType } from '@blue-peony/contracts';
import { useState } from 'react';
import { Link } from '../router/link.tsx';
import { navigate, usePlace } from '../router/place.ts';
import { ConfirmForm } from '../features/session/confirm-form.tsx';
import { joining } from '../i18n/joining.ts';
import { messages } from '../i18n/messages.ts';
import { ErrorText, StatusText } from '../ui/messages.tsx';
import { Door } from './door.tsx';
import { FirstOwnerPage } from './first-owner-page.tsx';

type Step = { type: ConfirmType; token: string };

function stepOf(hash: string): Step | undefined {
  const given = new URLSearchParams(hash.slice(1));
  const type = confirmTypes.find((known) => known === given.get('type'));
  const token = given.get('token_hash');
  return type && token ? { type, token } : undefined;
}

/** By the link of a mail, or by the code that the terminal shows the first owner. */
export const ConfirmPage = () => (usePlace().pathname === '/first' ? <FirstOwnerPage /> : <LinkPage />);

function LinkPage() {
  const { hash } = usePlace();
  const [confirmed, setConfirmed] = useState<string>();
  const step = stepOf(hash);

  function done({ type }: Step, waits: boolean) {
    if (type === 'email') setConfirmed(waits ? joining.confirm.otherMailbox : joining.confirm.confirmed);
    else navigate('/', { replace: true });
  }

  return (
    <Door heading={joining.confirm.headings[step?.type ?? 'recovery']}>
      <div className="grid gap-4">
        {!step && <ErrorText>{joining.confirm.incomplete}</ErrorText>}
        <StatusText>{confirmed}</StatusText>
        {step && !confirmed && <ConfirmForm {...step} onDone={(waits) => done(step, waits)} />}
        <Link className="text-link justify-self-center py-1 text-sm" to={confirmed ? '/' : '/recover'} replace>
          {confirmed ? messages.errors.toApplications : joining.confirm.again}
        </Link>
      </div>
    </Door>
  );
}
