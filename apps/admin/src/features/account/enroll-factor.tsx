import { agency } from '@blue-peony/agency';
import { useState } from 'react';
import { auth } from '../../api/auth.ts';
import { whilePresent } from '../../api/presence.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf } from '../../api/session.ts';
import { account } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focused } from '../../ui/focused.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

const text = account.factors;

type Enrolled = { id: string; totp: { qr_code: string; secret: string } };

export function EnrollFactor() {
  const [enrolled, setEnrolled] = useState<Enrolled>();
  if (!enrolled) return <NameForm onEnrolled={setEnrolled} />;
  return <ProofForm enrolled={enrolled} onDone={() => setEnrolled(undefined)} />;
}

function NameForm({ onEnrolled }: { onEnrolled: (enrolled: Enrolled) => void }) {
  const enroll: Submit = async (field) => {
    const wanted = { factorType: 'totp', friendlyName: field('name').trim(), issuer: agency.name } as const;
    const answer = await whilePresent(() => auth.mfa.enroll(wanted));
    if (answer.data) onEnrolled(answer.data);
    return refusalText(refusalOf(answer));
  };
  return (
    <SubmitForm look="secondary" action={enroll} button={text.add}>
      <Field label={text.name} name="name" defaultValue={text.usualName} maxLength={60} required />
    </SubmitForm>
  );
}

function ProofForm({ enrolled: { id, totp }, onDone }: { enrolled: Enrolled; onDone: () => void }) {
  const { error, pending, onSubmit } = useSubmit(async (field, form) => {
    const code = field('code').replaceAll(' ', '');
    const refusal = refusalOf(await auth.mfa.challengeAndVerify({ factorId: id, code }));
    if (refusal) form.reset();
    else onDone();
    return refusalText(refusal);
  });

  async function cancel() {
    await auth.mfa.unenroll({ factorId: id });
    onDone();
  }

  return (
    <form onSubmit={onSubmit} className="grid max-w-sm lg:max-w-none gap-3 border-t border-line pt-3">
      <p>{text.scan}</p>
      <img src={totp.qr_code} alt={text.picture} width={192} height={192} className="size-48 bg-surface" />
      <p>
        <span className="text-muted">{text.key}</span>{' '}
        <code className="font-mono text-xs wrap-anywhere select-all">{totp.secret}</code>
      </p>
      <Field
        label={text.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]{6,7}"
        maxLength={7}
        required
        ref={focused}
      />
      <ErrorText>{error}</ErrorText>
      <div className="flex gap-2">
        <Button look="primary" type="submit" disabled={pending}>
          {text.verify}
        </Button>
        <Button onClick={() => void cancel()}>{text.cancel}</Button>
      </div>
    </form>
  );
}
