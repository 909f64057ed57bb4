import { formatMoney, may, ordersEndpoints, withdrawalsEndpoints, type Withdrawal } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useStaff } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog, type Fields } from '../../ui/form-dialog.tsx';
import { StatusText } from '../../ui/messages.tsx';
import { problemOf } from '../../ui/problem-of.ts';
import { withdrawals as text } from './words.ts';

type Action = 'accept' | 'close' | 'refund';

export function WithdrawalActions({ found }: { found: Withdrawal }) {
  const { role } = useStaff();
  const client = useQueryClient();
  const [action, setAction] = useState<Action>();
  const decision = useMutation({
    mutationFn: ({ wanted, fields }: { wanted: Action; fields: Fields }) => decide(wanted, found, fields),
    onSuccess: () => setAction(undefined),
    onSettled: () => client.invalidateQueries({ queryKey: ['withdrawals'] }),
  });
  const close = () => {
    setAction(undefined);
    decision.reset();
  };
  const { order } = found;
  const labels = { ...text, refund: { ...text.refund, open: order ? text.refund.open(formatMoney(order, 'en')) : '' } };
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {actionsOf(found)
        .filter((each) => may(role, each === 'refund' ? 'money.refund' : 'money.decide'))
        .map((each) => (
          <Button
            key={each}
            look={each === 'close' ? 'secondary' : 'primary'}
            aria-label={`${labels[each].open}: ${found.name}`}
            onClick={() => setAction(each)}
          >
            {labels[each].open}
          </Button>
        ))}
      <StatusText>{decision.isSuccess && text.done[decision.variables.wanted]}</StatusText>
      {action && (
        <FormDialog
          danger={action === 'refund'}
          words={labels[action]}
          error={problemOf(decision.error, text.problems, text.problem)}
          busy={decision.isPending}
          onSubmit={(fields) => decision.mutate({ wanted: action, fields })}
          onClose={close}
        >
          {action === 'accept' && (
            <Field
              label={text.accept.reference}
              name="reference"
              required
              maxLength={20}
              defaultValue={order?.reference ?? ''}
              className="text-sm"
            />
          )}
          {action === 'close' && (
            <Field label={text.close.reason} name="note" required maxLength={500} className="text-sm" />
          )}
        </FormDialog>
      )}
    </div>
  );
}

function actionsOf({ state, order }: Withdrawal): Action[] {
  if (state === 'open') return ['accept', 'close'];
  return state === 'withdrawn' && order && order.status !== 'refunded' ? ['refund'] : [];
}

async function decide(action: Action, { id, order }: Withdrawal, fields: Fields): Promise<void> {
  const params = { id };
  if (action === 'refund') await call(ordersEndpoints.refundOrder, { params: { orderId: order!.id } });
  else if (action === 'close')
    await call(withdrawalsEndpoints.closeWithdrawal, { params, body: { note: fields['note'] } });
  else await call(withdrawalsEndpoints.acceptWithdrawal, { params, body: { reference: fields['reference'] } });
}
