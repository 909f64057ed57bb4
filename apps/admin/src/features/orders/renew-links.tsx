import { downloadsEndpoints } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { orders } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { problemOf } from '../../ui/problem-of.ts';

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
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button aria-label={text.openOf(email)} onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      <StatusText>{renewal.isSuccess && text.done(email)}</StatusText>
      <ErrorText>{problemOf(renewal.error, { not_found: text.refused }, text.failed)}</ErrorText>
      {asking && (
        <FormDialog
          words={{ ...text, explain: text.explain(email) }}
          busy={renewal.isPending}
          onSubmit={() => renewal.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
