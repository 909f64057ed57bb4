import type { ComponentProps } from 'react';
import { refusalText } from '../../api/refusal-text.ts';
import type { Refusal } from '../../api/session.ts';
import { Field } from '../../ui/field.tsx';
import { focused } from '../../ui/focused.ts';
import { SubmitForm, type Submit } from '../../ui/submit-form.tsx';

type Props = {
  explain: string;
  action: string;
  field: ComponentProps<typeof Field>;
  verify: (typed: string) => Promise<Refusal | undefined>;
  onDone?: (() => void) | undefined;
};

export function CodeForm({ explain, action, field, verify, onDone }: Props) {
  const submit: Submit = async (typed, form) => {
    const refusal = await verify(typed('typed'));
    if (refusal) form.reset();
    else onDone?.();
    return refusalText(refusal);
  };
  return (
    <SubmitForm look="page" action={submit} button={action}>
      <p className="text-sm text-muted">{explain}</p>
      <Field {...field} name="typed" required ref={focused} />
    </SubmitForm>
  );
}
