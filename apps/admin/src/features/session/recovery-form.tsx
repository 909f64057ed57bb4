import { useState } from 'react';
import { refusalText } from '../../api/refusal-text.ts';
import { askForSession } from '../../api/session.ts';
import { session as text } from '../../i18n/session.ts';
import { Field } from '../../ui/field.tsx';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

/** Requests a mail with a recovery link. The answer is the same for an address without an account. */
export function RecoveryForm() {
  const [sent, setSent] = useState(false);
  const send: Submit = async (field) => {
    const refusal = await askForSession((auth) => auth.resetPasswordForEmail(field('email')));
    setSent(!refusal);
    return refusalText(refusal);
  };
  return (
    <SubmitForm look="page" action={send} button={text.recovery.send} status={sent && text.recovery.sent}>
      <p className="text-sm text-muted">{text.recovery.explain}</p>
      <Field label={text.email} type="email" name="email" autoComplete="username" required />
    </SubmitForm>
  );
}
