import { casesEndpoints, may, type AcceptCase, type MoneyCase } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useStaff } from '../../api/session.ts';
import { money as text } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { moneyText } from '../../ui/money-text.ts';
import { StatusText } from '../../ui/messages.tsx';
import { FormDialog, type Fields } from '../../ui/form-dialog.tsx';
import { HandOver } from '../../ui/hand-over.tsx';
import { problemOf } from '../../ui/problem-of.ts';
import { AcceptFields, ReasonField } from './case-fields.tsx';

type CaseAction = 'accept' | 'refund' | 'close';

export function CaseActions({ found }: { found: MoneyCase }) {
  const { role } = useStaff();
  const client = useQueryClient();
  const [action, setAction] = useState<CaseAction>();
  const decision = useMutation({
    mutationFn: (fields: Fields) => decide(action!, found, fields),
    onSuccess: async () => {
      setAction(undefined);
      await client.invalidateQueries({ queryKey: ['cases'] });
    },
  });
  const close = () => {
    setAction(undefined);
    decision.reset();
  };
  const possible = actionsOf(found);
  const actions = possible.filter((each) => may(role, each === 'refund' ? 'money.refund' : 'money.decide'));
  const { id, paid, email, payment_id } = found;
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {actions.map((each) => (
        <Button
          key={each}
          look={each === 'accept' ? 'primary' : 'secondary'}
          aria-label={`${text[each].open}: ${found.email || found.payment_id}`}
          onClick={() => setAction(each)}
        >
          {text[each].open}
        </Button>
      ))}
      {possible.includes('refund') && !actions.includes('refund') && (
        <HandOver
          words={text.handOver}
          note={text.handOver.note(
            payment_id,
            moneyText(paid.amount, paid.currency),
            email || text.noEmail,
            `${location.href}#${id}`,
          )}
        />
      )}
      <StatusText>{decision.isSuccess && text.done[decision.data.state]}</StatusText>
      {action && (
        <FormDialog
          words={
            action === 'refund'
              ? { ...text.refund, explain: text.refund.explain(moneyText(found.paid.amount, found.paid.currency)) }
              : text[action]
          }
          error={problemOf(decision.error, text.problems, text.problem)}
          busy={decision.isPending}
          onSubmit={(fields) => decision.mutate(fields)}
          onClose={close}
        >
          {action === 'accept' && <AcceptFields found={found} />}
          {action === 'close' && <ReasonField />}
        </FormDialog>
      )}
    </div>
  );
}

/** The available actions: a paid order is not delivered again, and a closed case can still be refunded. */
function actionsOf({ reason, state, payment_status }: MoneyCase): CaseAction[] {
  if (state === 'accepted' || state === 'refunded') return [];
  if (state === 'closed') return ['refund'];
  const takes = reason !== 'second_payment' && payment_status !== 'disputed';
  return [...(takes ? (['accept'] as const) : []), 'refund', 'close'];
}

function decide(action: CaseAction, found: MoneyCase, fields: Fields): Promise<MoneyCase> {
  const params = { id: found.id };
  if (action === 'refund') return call(casesEndpoints.refundCase, { params });
  if (action === 'close') return call(casesEndpoints.closeCase, { params, body: { note: fields['note'] } });
  const { email, product, language } = fields;
  const hours = Number(product);
  const sold = hours ? { product: 'teasing-content', hours, language } : { product: 'digital-guide', language };
  const body = { ...(email && { email }), ...(!found.order && { sold: sold as AcceptCase['sold'] }) };
  return call(casesEndpoints.acceptCase, { params, body });
}
