import { downloadsEndpoints, may, ordersEndpoints, type OrderRecord } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useStaff } from '../../api/session.ts';
import { orders } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { HandOver } from '../../ui/hand-over.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = orders.help;

export function BuyerPanel({ order }: { order: OrderRecord }) {
  const { role } = useStaff();
  const [asking, setAsking] = useState<'revoke' | 'move' | 'refund'>();
  const action = useBuyerAction(order.id, () => setAsking(undefined));
  const { mutate: run, data: link, isError, isPending } = action;
  return (
    <Panel heading={text.heading}>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => run({ action: 'send' })}>
          {text.send}
        </Button>
        <Button onClick={() => setAsking('move')}>{text.move}</Button>
        <Button disabled={isPending} onClick={() => run({ action: 'copy' })}>
          {text.copy}
        </Button>
        <Button look="warning" onClick={() => setAsking('revoke')}>
          {text.revoke}
        </Button>
        {may(role, 'money.refund') && (
          <Button look="warning" onClick={() => setAsking('refund')}>
            {text.refund}
          </Button>
        )}
      </div>
      {!may(role, 'money.refund') && (
        <HandOver words={text.handOver} note={text.handOver.note(order.reference, location.href)} />
      )}
      <StatusText>{action.isSuccess && text.done[action.variables.action]}</StatusText>
      {link && <CopyField label={text.link} value={link} />}
      {!asking && <ErrorText>{isError && text.failed}</ErrorText>}
      {asking && (
        <FormDialog
          danger={asking !== 'move'}
          words={text.asking[asking]}
          error={isError ? text.failed : undefined}
          busy={isPending}
          onSubmit={({ email }) => run({ action: asking, email: email?.trim() })}
          onClose={() => setAsking(undefined)}
        >
          {asking === 'move' && (
            <Field label={text.email} name="email" type="email" autoComplete="off" maxLength={254} required />
          )}
        </FormDialog>
      )}
    </Panel>
  );
}

type Wanted = { action: 'send' | 'copy' | 'revoke' | 'move' | 'refund'; email?: string | undefined };

function useBuyerAction(orderId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ action: wanted, email }: Wanted) => {
      const params = { orderId };
      if (wanted === 'send') await call(ordersEndpoints.repeatReceipt, { params });
      if (wanted === 'move') await call(ordersEndpoints.changeBuyersAddress, { params, body: { email } });
      if (wanted === 'refund') await call(ordersEndpoints.refundOrder, { params });
      if (wanted === 'revoke') await call(downloadsEndpoints.revokeLinks, { params });
      return wanted === 'copy' ? (await call(ordersEndpoints.copyBuyersLink, { params })).url : undefined;
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}
