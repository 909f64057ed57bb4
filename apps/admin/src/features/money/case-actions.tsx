import { endpoints, may, type AcceptCase, type MoneyCase } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useStaff } from '../../api/session.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { StatusText } from '../../ui/messages.tsx';
import { FormDialog, type Fields } from '../../ui/form-dialog.tsx';
import { AcceptFields, ReasonField } from './case-fields.tsx';
import { sumOf } from './sum-of.ts';

const text = messages.money;

type Deed = 'accept' | 'refund' | 'close';

/** What can be done about a payment, each asked in a dialog first. */
export function CaseActions({ found }: { found: MoneyCase }) {
  const { role } = useStaff();
  const client = useQueryClient();
  const [deed, setDeed] = useState<Deed>();
  const decision = useMutation({
    mutationFn: (fields: Fields) => decide(deed!, found, fields),
    onSuccess: async () => {
      setDeed(undefined);
      await client.invalidateQueries({ queryKey: ['cases'] });
    },
  });
  const close = () => {
    setDeed(undefined);
    decision.reset();
  };
  const deeds = deedsOf(found).filter((each) => may(role, each === 'refund' ? 'money.refund' : 'money.decide'));
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {deeds.map((each) => (
        <Button
          key={each}
          look={each === 'accept' ? 'primary' : 'quiet'}
          aria-label={`${text[each].open}: ${found.email || found.payment_id}`}
          onClick={() => setDeed(each)}
        >
          {text[each].open}
        </Button>
      ))}
      <StatusText>{decision.isSuccess && text.done[decision.data.state]}</StatusText>
      {deed && (
        <FormDialog
          words={deed === 'refund' ? { ...text.refund, explain: text.refund.explain(sumOf(found.paid)) } : text[deed]}
          cancel={text.cancel}
          error={decision.isError ? wordsOf(decision.error) : undefined}
          busy={decision.isPending}
          onSubmit={(fields) => decision.mutate(fields)}
          onClose={close}
        >
          {deed === 'accept' && <AcceptFields found={found} />}
          {deed === 'close' && <ReasonField />}
        </FormDialog>
      )}
    </div>
  );
}

/** An order that is paid already is not delivered once more, and the money of a closed case may still go back. */
function deedsOf({ reason, state, payment_status }: MoneyCase): Deed[] {
  if (state === 'accepted' || state === 'refunded') return [];
  if (state === 'closed') return ['refund'];
  const takes = reason !== 'second_payment' && payment_status !== 'disputed';
  return [...(takes ? (['accept'] as const) : []), 'refund', 'close'];
}

function decide(deed: Deed, found: MoneyCase, fields: Fields): Promise<MoneyCase> {
  const params = { id: found.id };
  if (deed === 'refund') return call(endpoints.refundCase, { params });
  if (deed === 'close') return call(endpoints.closeCase, { params, body: { note: fields['note'] } });
  const { email, product, language } = fields;
  const hours = Number(product);
  const sold = hours ? { product: 'teasing-content', hours, language } : { product: 'digital-guide', language };
  const body = { ...(email && { email }), ...(!found.order && { sold: sold as AcceptCase['sold'] }) };
  return call(endpoints.acceptCase, { params, body });
}

function wordsOf(error: Error): string {
  const code = error instanceof RequestFailure ? error.code : 'other';
  return code in text.errors ? text.errors[code as keyof typeof text.errors] : text.errors.other;
}
