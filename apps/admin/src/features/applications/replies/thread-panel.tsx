import type { Answer, Reply, ReviewedApplication } from '@blue-peony/contracts';
import { useMay } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useAnswers, useDeliveries } from '../answers/use-answers.ts';
import { AnswerCard } from './answer-card.tsx';
import { ReplyCard } from './reply-card.tsx';
import { wantsAnswer, useReplies, useSettle } from '../answers/use-replies.ts';
import { replies as text } from './words.ts';

/** What she wrote and what we answered, newest first: beside the composer stands what is answered. */
export function ThreadPanel({ application: { id, name } }: { application: ReviewedApplication }) {
  const { data, isError } = useReplies(id);
  const { answers = [] } = useAnswers(id);
  const deliveries = useDeliveries(id, answers);
  const replies = data?.items ?? [];
  if (answers.length + replies.length === 0) return <ErrorText>{isError && text.failed}</ErrorText>;
  const thread = [
    ...answers.map((answer) => ({ at: answer.at, id: answer.id, answer })),
    ...replies.map((reply) => ({ at: reply.at, id: reply.id, reply })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Panel heading={text.heading} aside={<Settling id={id} replies={replies} answers={answers} />}>
      <ErrorText>{isError && text.failed}</ErrorText>
      <ol aria-label={text.label} className="grid grid-cols-1 gap-2">
        {thread.map((entry) => (
          <li key={entry.id}>
            {'reply' in entry ? (
              <ReplyCard reply={entry.reply} name={name} />
            ) : (
              <AnswerCard
                answer={entry.answer}
                delivery={deliveries.find(({ event_id }) => event_id === entry.answer.id)}
              />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type SettlingProps = { id: string; replies: readonly Reply[]; answers: readonly Answer[] };

function Settling({ id, replies, answers }: SettlingProps) {
  const settling = useSettle(id);
  const allowed = useMay('applications.review');
  const last = replies.findLast(wantsAnswer);
  if (!last || !allowed) return null;
  const [answer] = answers;
  const answered = answer !== undefined && Date.parse(answer.at) > Date.parse(last.at);
  const waits = replies.some((reply) => reply.waits);
  if (!waits && answered) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span role="status" className="text-muted">
        {!waits && text.settled}
      </span>
      <Button busy={settling.isPending} onClick={() => settling.mutate(waits)}>
        {waits ? text.settle : text.unsettle}
      </Button>
      <ErrorText>{settling.isError && text.settleFailed}</ErrorText>
    </div>
  );
}
