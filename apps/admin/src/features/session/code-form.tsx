import type { ComponentProps } from 'react';
import { refusalText } from '../../api/refusal-text.ts';
import type { Refusal } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focused } from '../../ui/focused.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { useSubmit } from '../../ui/use-submit.ts';

type Props = {
  explain: string;
  action: string;
  field: ComponentProps<typeof Field>;
  verify: (typed: string) => Promise<Refusal | undefined>;
  onDone?: (() => void) | undefined;
};

export function CodeForm({ explain, action, field, verify, onDone }: Props) {
  const { onSubmit, error, pending } = useSubmit(async (typed, form) => {
    const refusal = await verify(typed('typed'));
    if (refusal) form.reset();
    else onDone?.();
    return refusalText(refusal);
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <p className="text-sm text-ink/75">{explain}</p>
      <Field {...field} name="typed" required ref={focused} />
      <ErrorText>{error}</ErrorText>
      <Button type="submit" className="min-h-11" busy={pending}>
        {action}
      </Button>
    </form>
  );
}
