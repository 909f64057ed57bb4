import { accountEndpoints, type OwnSession } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '../../api/auth.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { whilePresent } from '../../api/presence.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { logOut, refusalOf, useStaff } from '../../api/session.ts';
import { account } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = account.sessions;
const queryKey = ['own-sessions'];

export function SessionsPanel() {
  const client = useQueryClient();
  const { assurance } = useStaff();
  const { data, isError } = useCall(queryKey, accountEndpoints.listOwnSessions);
  const ending = useMutation({
    mutationFn: (id: string) => call(accountEndpoints.endOwnSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const [othersEnded, setOthersEnded] = useState(false);
  const [error, setError] = useState<string>();

  async function endOthers(): Promise<boolean> {
    const refusal = refusalOf(await whilePresent(() => auth.signOut({ scope: 'others' })));
    setOthersEnded(!refusal);
    setError(refusal?.code === 'reauthentication_needed' ? text.signInAgain : refusalText(refusal));
    await client.invalidateQueries({ queryKey });
    return !refusal;
  }

  async function endAll(): Promise<void> {
    if (await endOthers()) await logOut();
  }

  return (
    <Panel heading={text.heading}>
      <p>{text.assurance[assurance]}</p>
      <ul className="grid gap-2 empty:hidden">
        {data?.items.map((session) => (
          <Row key={session.id} session={session} busy={ending.isPending} onEnd={() => ending.mutate(session.id)} />
        ))}
      </ul>
      <ErrorText>{isError ? text.failed : ending.isError ? text.notEnded : error}</ErrorText>
      <StatusText>{othersEnded && text.othersEnded}</StatusText>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void endOthers()}>{text.endOthers}</Button>
        <Button onClick={() => void endAll()}>{text.endAll}</Button>
      </div>
      <p className="text-muted">{text.explain}</p>
    </Panel>
  );
}

function Row({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const device = session.device || text.unknownDevice;
  return (
    <li className="flex min-h-9 items-center justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{device}</span>{' '}
        <span className="text-muted">
          {session.current ? text.current : text.lastUsed} {!session.current && <Moment at={session.last_used_at} />}
        </span>
      </span>
      {!session.current && (
        <Button aria-label={text.endNamed(device)} disabled={busy} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
