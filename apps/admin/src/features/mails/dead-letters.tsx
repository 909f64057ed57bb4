import { endpoints } from '@blue-peony/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = messages.mails.dead;
const queryKey = ['dead-letters'];

/** The events that were given up on, each to be handed back to its consumer. */
export function DeadLetters() {
  const client = useQueryClient();
  const { data, isPending, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(endpoints.listDeadLetters, { signal }),
    staleTime: 10_000,
  });
  const replay = useMutation({
    mutationFn: (id: string) => call(endpoints.replayDeadLetter, { params: { id } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: ['mails'] });
    },
  });
  return (
    <Panel heading={text.heading}>
      <p className="text-ink/75">{text.explain}</p>
      {isPending && <p role="status">{text.loading}</p>}
      <ErrorText>{isError && text.failed}</ErrorText>
      <StatusText>{replay.isSuccess && text.replayed}</StatusText>
      <ErrorText>{replay.isError && text.replayFailed}</ErrorText>
      {data?.items.length === 0 && <p className="text-ink/65">{text.none}</p>}
      {data && data.items.length > 0 && (
        <DataTable caption={text.caption} columns={Object.values(text.columns)}>
          {data.items.map(({ id, type, reason, attempts, at }) => (
            <tr key={id}>
              <td>
                <Moment at={at} />
              </td>
              <td className="font-mono text-xs whitespace-nowrap">{type}</td>
              <td className="min-w-32 wrap-anywhere">{reason}</td>
              <td className="tabular-nums">{attempts}</td>
              <td>
                <Button
                  look="quiet"
                  aria-label={text.replayOf(type, id)}
                  disabled={replay.isPending}
                  onClick={() => replay.mutate(id)}
                >
                  {text.replay}
                </Button>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}
