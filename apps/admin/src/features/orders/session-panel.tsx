import { ordersEndpoints, sessionOutcomes, type OrderRecord, type SessionChange } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { orders } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { localTime } from '../../ui/local-time.ts';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { recordKey } from './api.ts';
import { SessionClock } from './session-clock.tsx';

const text = orders.booking;

export function SessionPanel({ orderId, session }: { orderId: string; session: NonNullable<OrderRecord['session']> }) {
  const client = useQueryClient();
  /** A note over the stored one, with the version that it began from. */
  const [typed, setTyped] = useState<{ note: string; version?: number }>();
  const rebase = (saved?: string) => setTyped((now) => (now && now.note !== saved ? { note: now.note } : undefined));
  const saving = useMutation({
    mutationFn: (change: Omit<SessionChange, 'version'>) => {
      const body = { ...change, version: typed?.version ?? session.version };
      return call(ordersEndpoints.changeSession, { params: { orderId }, body });
    },
    onSuccess: (order, { note }) => {
      client.setQueryData(recordKey(orderId), order);
      rebase(note);
    },
    onError: async (error) => {
      await client.invalidateQueries({ queryKey: recordKey(orderId) });
      if (codeOf(error) === 'version_conflict') rebase();
    },
    onSettled: () =>
      client.invalidateQueries({ queryKey: ['orders'], predicate: ({ queryKey }) => queryKey[1] !== 'record' }),
  });
  const form = useSubmit(async (field) => {
    const date = field('scheduled_at');
    await saving
      .mutateAsync({
        ...(!session.booked && { scheduled_at: date ? new Date(date).toISOString() : null }),
        outcome: sessionOutcomes.find((known) => known === field('outcome')) ?? null,
        note: typed?.note ?? session.note,
      })
      .catch(() => undefined);
    return undefined;
  });
  const changed = codeOf(saving.error) === 'version_conflict';
  const contacted = session.contacted_at !== null;
  return (
    <Panel heading={text.heading}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SessionClock session={session} />
        <Button
          look={contacted ? 'secondary' : 'primary'}
          disabled={saving.isPending}
          onClick={() => saving.mutate({ contacted: !contacted })}
        >
          {contacted ? text.unmark : text.mark}
        </Button>
      </div>
      <form className="grid gap-3" onSubmit={form.onSubmit}>
        {/* Keyed by the stored value: a change by a colleague fills the field again. A typed note stays, over theirs. */}
        {session.booked && <p className="text-muted">{text.booked}</p>}
        {!session.booked && (
          <Field
            key={`date ${session.scheduled_at}`}
            label={text.date}
            name="scheduled_at"
            type="datetime-local"
            className="text-sm"
            defaultValue={localTime(session.scheduled_at ?? '')}
          />
        )}
        <SelectField
          key={`outcome ${session.outcome}`}
          label={text.outcome}
          name="outcome"
          defaultValue={session.outcome ?? ''}
          options={sessionOutcomes.map((each) => [each, text.outcomes[each]])}
        >
          <option value="">{text.noOutcome}</option>
        </SelectField>
        <label className="grid gap-1.5 font-medium">
          {text.note}
          <textarea
            rows={3}
            maxLength={2000}
            className="field min-h-18 py-2 text-sm"
            readOnly={saving.isPending}
            value={typed?.note ?? session.note}
            onChange={({ target }) => setTyped({ note: target.value, version: typed?.version ?? session.version })}
          />
        </label>
        {changed && typed && typed.note !== session.note && (
          <p className="whitespace-pre-line wrap-anywhere text-muted">{text.stored(session.note)}</p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={saving.isPending}>
            {text.save}
          </Button>
          <StatusText>{saving.isSuccess && text.saved}</StatusText>
          <ErrorText>{saving.isError && (changed ? text.conflict : text.failed)}</ErrorText>
        </div>
      </form>
    </Panel>
  );
}
