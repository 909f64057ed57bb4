import { reviewsEndpoints, type DeskReview, type OrderRecord, type ReviewDecision } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { problemOf } from '../../ui/problem-of.ts';
import { recordKey } from './api.ts';
import { orders } from './words.ts';

const text = orders.review;
const choices = { published: text.publish, withheld: text.withhold } as const;

/** What the buyer wrote, and whether everybody may read it. */
export function ReviewPanel({ orderId, review }: { orderId: string; review: DeskReview }) {
  const client = useQueryClient();
  const deciding = useMutation({
    mutationFn: (state: ReviewDecision['state']) =>
      call(reviewsEndpoints.decideReview, { params: { orderId }, body: { state, written_at: review.written_at } }),
    onSuccess: (decided) =>
      client.setQueryData<OrderRecord>(recordKey(orderId), (order) => order && { ...order, review: decided }),
    onError: () => client.invalidateQueries({ queryKey: recordKey(orderId) }),
    onSettled: () =>
      client.invalidateQueries({ queryKey: ['orders'], predicate: ({ queryKey }) => queryKey[1] !== 'record' }),
  });
  return (
    <Panel heading={text.heading} aside={text.states[review.state]}>
      <p className="font-medium">
        {text.stars(review.stars)} · {review.name} ·{' '}
        <span className="text-muted">
          <Moment at={review.written_at} />
        </span>
      </p>
      <blockquote className="wrap-anywhere whitespace-pre-line">{review.words}</blockquote>
      <p className="text-muted">{text.rule}</p>
      <div className="flex flex-wrap gap-2">
        {(['published', 'withheld'] as const)
          .filter((state) => state !== review.state)
          .map((state) => (
            <Button
              key={state}
              look={state === 'published' ? 'primary' : 'secondary'}
              disabled={deciding.isPending}
              onClick={() => deciding.mutate(state)}
            >
              {choices[state]}
            </Button>
          ))}
      </div>
      <ErrorText>{problemOf(deciding.error, { version_conflict: text.conflict }, text.failed)}</ErrorText>
    </Panel>
  );
}
