import { auth } from '../../api/auth.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf } from '../../api/session.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focused } from '../../ui/focused.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { useSubmit } from '../../ui/use-submit.ts';

const text = messages.session.secondFactor;

const codeField = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  pattern: '[0-9 ]{6,7}',
  maxLength: 7,
} as const;

/** Asks for the code of an authenticator app; the session event that follows opens the desk. */
export function SecondFactorForm({ factorId }: { factorId: string }) {
  const { onSubmit, error, pending } = useSubmit(async (field, form) => {
    const code = field('code').replaceAll(' ', '');
    const refusal = refusalOf(await auth.mfa.challengeAndVerify({ factorId, code }));
    if (refusal) form.reset();
    return refusalText(refusal);
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <p className="text-sm text-ink/75">{text.explain}</p>
      <Field
        label={text.code}
        name="code"
        {...codeField}
        required
        ref={focused}
        className="tabular-nums tracking-[.3em]"
      />
      <ErrorText>{error}</ErrorText>
      <Button type="submit" className="min-h-11" disabled={pending}>
        {text.verify}
      </Button>
    </form>
  );
}
