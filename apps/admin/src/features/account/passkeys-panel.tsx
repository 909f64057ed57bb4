import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { auth } from '../../api/auth.ts';
import { hasPasskeys } from '../../api/passkeys.ts';
import { whilePresent } from '../../api/presence.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf, useStaff } from '../../api/session.ts';
import { factorsOf } from '../../api/staff.ts';
import { passkeys as text } from '../../i18n/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focused } from '../../ui/focused.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RegisterPasskey } from './register-passkey.tsx';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

export function PasskeysPanel() {
  const passkeys = factorsOf(useStaff(), 'webauthn');
  return (
    <Panel heading={text.heading}>
      <p className="text-muted">{text.explain}</p>
      {passkeys.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="grid gap-3 empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Passkey passkey={passkey} />
          </li>
        ))}
      </ul>
      {hasPasskeys() ? <RegisterPasskey /> : <p className="text-muted">{text.unsupported}</p>}
    </Panel>
  );
}

function Passkey({ passkey }: { passkey: Factor }) {
  const { id, friendly_name: name = '', created_at, updated_at } = passkey;
  const [renaming, setRenaming] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    const refusal = refusalOf(await whilePresent(() => auth.passkey.delete({ passkeyId: id })));
    setError(refusalText(refusal));
    if (!refusal) await auth.refreshSession();
  }

  if (renaming) return <RenamePasskey passkey={passkey} onDone={() => setRenaming(false)} />;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="flex gap-2">
          <Button aria-label={text.renameNamed(name)} onClick={() => setRenaming(true)}>
            {text.rename}
          </Button>
          <Button aria-label={text.removeNamed(name)} onClick={() => void remove()}>
            {text.remove}
          </Button>
        </span>
      </div>
      <span className="text-muted">
        {text.since} <Moment at={created_at} /> ·{' '}
        {updated_at === created_at ? (
          text.neverUsed
        ) : (
          <>
            {text.lastUsed} <Moment at={updated_at} />
          </>
        )}
      </span>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

function RenamePasskey({ passkey: { id, friendly_name: name = '' }, onDone }: { passkey: Factor; onDone: () => void }) {
  const rename: Submit = async (field) => {
    const refusal = refusalOf(await auth.passkey.update({ passkeyId: id, friendlyName: field('name').trim() }));
    if (refusal) return refusalText(refusal);
    await auth.refreshSession();
    onDone();
    return undefined;
  };
  return (
    <SubmitForm action={rename} button={text.save} className="max-w-sm lg:max-w-none">
      <Field label={text.newName(name)} name="name" defaultValue={name} maxLength={60} required ref={focused} />
    </SubmitForm>
  );
}
