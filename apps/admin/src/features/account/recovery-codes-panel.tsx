import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '../../api/auth.ts';
import { whilePresent } from '../../api/presence.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf, useStaff } from '../../api/session.ts';
import { factorsOf, hasSecondFactor } from '../../api/staff.ts';
import { passkeys } from '../../i18n/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const text = passkeys.recovery;
const few = 3;
const key = ['recovery-codes'];

export function RecoveryCodesPanel() {
  const staff = useStaff();
  const existing = factorsOf(staff, 'recovery_code').length > 0;
  return (
    <Panel heading={text.heading}>
      <p className="text-muted">{text.explain}</p>
      {hasSecondFactor(staff) ? (
        <MakeRecoveryCodes existing={existing} />
      ) : (
        <p className="text-muted">{text.needFactor}</p>
      )}
    </Panel>
  );
}

function MakeRecoveryCodes({ existing }: { existing: boolean }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState(false);
  const client = useQueryClient();

  async function make() {
    setAsked(false);
    const { recoveryCodes } = auth.mfa;
    const answer = await whilePresent(() => (existing ? recoveryCodes.regenerate() : recoveryCodes.generate()));
    setError(refusalText(refusalOf(answer)));
    if (answer.data) setCodes(answer.data.codes);
    await client.invalidateQueries({ queryKey: key });
  }

  async function keep() {
    setCodes(undefined);
    await auth.refreshSession();
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => void keep()} />;
  return (
    <>
      {existing ? <CodesLeft /> : <p>{text.none}</p>}
      <ErrorText>{error}</ErrorText>
      <Button className="justify-self-start" onClick={() => (existing ? setAsked(true) : void make())}>
        {existing ? text.again : text.make}
      </Button>
      {asked && <FormDialog words={text.asking} danger onSubmit={() => void make()} onClose={() => setAsked(false)} />}
    </>
  );
}

function CodesLeft() {
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data: status, error } = await auth.mfa.recoveryCodes.getStatus();
      if (error) throw error;
      return status.remaining;
    },
  });
  if (data === undefined) return null;
  return (
    <>
      <p>{text.left(data)}</p>
      {data <= few && <p className="text-danger">{text.few}</p>}
    </>
  );
}
