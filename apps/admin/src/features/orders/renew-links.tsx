import { downloadsEndpoints } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { orders } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';

const text = orders.renew;

/** Sends the buyer new links after a confirmation, because the old links stop working. */
export function RenewLinks({ id, email }: { id: string; email: string }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const renewal = useMutation({
    mutationFn: () => call(downloadsEndpoints.resetLinks, { params: { orderId: id } }),
    onSettled: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const gone = codeOf(renewal.error) === 'not_found';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button aria-label={text.openOf(email)} onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      <StatusText>{renewal.isSuccess && text.done(email)}</StatusText>
      <ErrorText>{renewal.isError && (gone ? text.refused : text.failed)}</ErrorText>
      {asking && (
        <Dialog label={text.heading} className="w-96" onClose={() => setAsking(false)}>
          <h2 className="mb-2 text-base font-semibold">{text.heading}</h2>
          <p className="mb-4 wrap-anywhere text-muted">{text.explain(email)}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setAsking(false)}>{text.cancel}</Button>
            <Button look="primary" disabled={renewal.isPending} onClick={() => renewal.mutate()}>
              {text.confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
