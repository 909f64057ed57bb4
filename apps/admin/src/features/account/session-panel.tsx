import { useEffect, useState } from 'react';
import { auth } from '../../api/auth.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf, useSession, useStaff } from '../../api/session.ts';
import { account } from './words.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = account.session;

export function SessionPanel() {
  const { assurance } = useStaff();
  const { latest } = useSession();

  return (
    <Panel heading={text.heading}>
      <p>{text.assurance[assurance]}</p>
      <Claims key={latest?.at} />
      {latest && (
        <p>
          <span className="text-ink/65">{text.latest}</span> {text.events[latest.event]}, <Moment at={latest.at} />
        </p>
      )}
    </Panel>
  );
}

/** The token's claims, after its signature was verified with the service's public keys. */
function Claims() {
  const [until, setUntil] = useState<number>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    let gone = false;
    async function check() {
      const { data, error: refused } = await auth.getClaims();
      if (gone) return;
      setUntil(data ? data.claims.exp * 1000 : undefined);
      setError(refusalText(refusalOf({ error: refused })));
    }
    void check();
    return () => {
      gone = true;
    };
  }, []);

  if (error) return <ErrorText>{error}</ErrorText>;
  if (until === undefined) return null;
  return (
    <p>
      <span className="text-ink/65">{text.until}</span> <Moment at={until} />
    </p>
  );
}
