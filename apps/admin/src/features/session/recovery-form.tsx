import { useState } from 'react';
import { refusalText } from '../../api/refusal-text.ts';
import { askForSession } from '../../api/session.ts';
import { session as text } from '../../i18n/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { useSubmit } from '../../ui/use-submit.ts';

/** Requests a mail with a recovery link. The answer is the same for an address without an account. */
export function RecoveryForm() {
  const [sent, setSent] = useState(false);
  const { onSubmit, error, pending } = useSubmit(async (field) => {
    const refusal = await askForSession((auth) => auth.resetPasswordForEmail(field('email')));
    setSent(!refusal);
    return refusalText(refusal);
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <p className="text-sm text-ink/75">{text.recovery.explain}</p>
      <Field label={text.email} type="email" name="email" autoComplete="username" required />
      <ErrorText>{error}</ErrorText>
      <StatusText>{sent && text.recovery.sent}</StatusText>
      <Button type="submit" className="min-h-11" busy={pending}>
        {text.recovery.send}
      </Button>
    </form>
  );
}
