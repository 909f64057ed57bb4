import { auth } from '../../api/auth.ts';
import { whilePresent } from '../../api/presence.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf } from '../../api/session.ts';
import { passkeys as text } from '../../i18n/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { useSubmit } from '../../ui/use-submit.ts';

export function RegisterPasskey() {
  const { error, pending, onSubmit } = useSubmit(async (field, form) => {
    const { data, error: refused } = await whilePresent(() => auth.registerPasskey());
    if (!data) return refusalText(refusalOf({ error: refused }));
    await auth.passkey.update({ passkeyId: data.id, friendlyName: field('name').trim() });
    form.reset();
    await auth.refreshSession();
    return undefined;
  });
  return (
    <form onSubmit={onSubmit} className="grid max-w-sm gap-3 border-t border-ink/10 pt-3">
      <Field label={text.name} name="name" defaultValue={text.usualName} maxLength={60} required />
      <ErrorText>{error}</ErrorText>
      <Button type="submit" look="quiet" className="justify-self-start" disabled={pending}>
        {text.add}
      </Button>
    </form>
  );
}
