import { useState } from 'react';
import { auth } from '../../api/auth.ts';
import { whilePresent } from '../../api/presence.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf, useStaff } from '../../api/session.ts';
import { account } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EnrollFactor } from './enroll-factor.tsx';

const text = account.factors;

export function FactorsPanel() {
  const factors = useStaff().factors.filter(({ factor_type }) => factor_type === 'totp');
  const [error, setError] = useState<string>();
  const [removing, setRemoving] = useState<string>();

  async function remove(factorId: string) {
    setRemoving(factorId);
    const refusal = refusalOf(await whilePresent(() => auth.mfa.unenroll({ factorId })));
    setError(refusalText(refusal));
    // The stored session still lists the factor and its assurance level.
    if (!refusal) await auth.refreshSession();
    setRemoving(undefined);
  }

  return (
    <Panel heading={text.heading}>
      <p className="text-muted">{text.explain}</p>
      {factors.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="grid gap-2 empty:hidden">
        {factors.map(({ id, friendly_name: name = '', status, created_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="font-medium">{name || text.usualName}</span>{' '}
              <span className="text-muted">
                {status === 'verified' ? text.on : text.unfinished} · {text.since} <Moment at={created_at} />
              </span>
            </span>
            <Button
              aria-label={text.removeNamed(name || text.usualName)}
              disabled={removing === id}
              onClick={() => void remove(id)}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText>{error}</ErrorText>
      <EnrollFactor />
    </Panel>
  );
}
