import { deadLetterClasses, deadLettersEndpoints, type DeadLetterClass } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '../../router/link.tsx';
import { call } from '../../api/call.ts';
import { deadLettersKey as queryKey, useDeadLetters } from '../../api/waiting.ts';
import { mails } from '../../i18n/mails.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';

const text = mails.dead;
const aboutApplicant = /^intake\.(application-(?!erased)|address-change)/;

export function DeadLetters() {
  const client = useQueryClient();
  const { data, isPending, isError } = useDeadLetters();
  const onSettled = async () => {
    await client.invalidateQueries({ queryKey });
    await client.invalidateQueries({ queryKey: ['mails'] });
  };
  const replay = useMutation({
    mutationFn: (id: string) => call(deadLettersEndpoints.replayDeadLetter, { params: { id } }),
    onSettled,
  });
  const replayAll = useMutation({
    mutationFn: (of: DeadLetterClass) => call(deadLettersEndpoints.replayDeadLetters, { body: { class: of } }),
    onSettled,
  });
  const busy = replay.isPending || replayAll.isPending;
  const all = data ? Object.values(data.counts).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      {isPending && <p role="status">{text.loading}</p>}
      <ErrorText>{isError && text.failed}</ErrorText>
      <StatusText>{replay.isSuccess && text.replayed}</StatusText>
      <StatusText>{replayAll.isSuccess && text.replayedAll(replayAll.data.replayed)}</StatusText>
      <ErrorText>{(replay.isError || replayAll.isError) && text.replayFailed}</ErrorText>
      {data && all === 0 && <p className="text-muted">{text.none}</p>}
      {all > 0 && <h3 className="font-semibold">{text.heading}</h3>}
      {data && <DeadLetterClasses counts={data.counts} busy={busy} onReplay={(of) => replayAll.mutate(of)} />}
      {data && data.items.length < all && <p className="text-muted">{text.shown(data.items.length, all)}</p>}
      {data && data.items.length > 0 && (
        <DataTable caption={text.caption} columns={Object.values(text.columns)}>
          {data.items.map(({ id, type, subject, class: of, reason, attempts, at }) => (
            <tr key={id}>
              <td>
                <Moment at={at} />
              </td>
              <td className="min-w-40">
                <What type={type} subject={subject} />
              </td>
              <td>{text.className[of]}</td>
              <td className="min-w-32 wrap-anywhere">{reason}</td>
              <td className="tabular-nums">{attempts}</td>
              <td>
                <Button
                  aria-label={text.replayOf(text.types[type] ?? type)}
                  disabled={busy}
                  onClick={() => replay.mutate(id)}
                >
                  {text.replay}
                </Button>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </div>
  );
}

function What({ type, subject }: { type: string; subject: string }) {
  const words = text.types[type] ?? type;
  if (!subject || !aboutApplicant.test(type)) return words;
  return (
    <Link className="text-link" to={`/review/${subject}`}>
      {words}
    </Link>
  );
}

type ClassesProps = {
  counts: Record<DeadLetterClass, number>;
  busy: boolean;
  onReplay: (of: DeadLetterClass) => void;
};

function DeadLetterClasses({ counts, busy, onReplay }: ClassesProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {deadLetterClasses
        .filter((of) => counts[of] > 0)
        .map((of) => (
          <li key={of} className="grid content-start gap-2 justify-items-start">
            <p className="font-semibold">{text.classes[of].heading(counts[of])}</p>
            <p className="text-muted">{text.classes[of].explain}</p>
            <Button disabled={busy} onClick={() => onReplay(of)}>
              {text.replayAll(counts[of])}
            </Button>
          </li>
        ))}
    </ul>
  );
}
