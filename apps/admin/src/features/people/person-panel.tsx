import type { DeskOrder } from '@blue-peony/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../../api/session.ts';
import { useTags } from '../../api/tags.ts';
import { productText, shop } from '../../i18n/shop.ts';
import { useParams } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { moneyText } from '../../ui/money-text.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { MergeDialog, type Asked } from './merge-dialog.tsx';
import { ApplicationMails, OrderMails, PersonLine } from './person-line.tsx';
import { SearchDialog } from './search/search-dialog.tsx';
import { usePerson, useUndoMerge, type Part } from './use-person.ts';
import { people as text } from './words.ts';

/** Another application that may be of the same person. */
type Alike = { id: string; name: string; created_at: string; score: number | null; same: string };

/** How many lines of each kind ask for their emails. */
const countedMails = 5;

const scoreText = (score: number | null) => score !== null && ` · ${text.score(score)}`;

/** What else is known of whoever applied or bought. Nothing is merged unless staff say so. */
export function PersonPanel({ part, alike = [] }: { part: Part; alike?: readonly Alike[] }) {
  const { person, orders, sameAddress, isPending, isError } = usePerson(part);
  const undoing = useUndoMerge();
  const [asked, setAsked] = useState<Asked>();
  const [picking, setPicking] = useState(false);
  const mayMerge = useMay('applications.review');
  const params = useParams();
  const { tagsOf } = useTags();

  const known = new Set([part.id, ...person.applications.map(({ id }) => id)]);
  const maybe = [...alike, ...sameAddress.map((each) => ({ ...each, same: text.sameAddress }))].filter(
    ({ id }) => !known.has(id),
  );
  const isAlone = person.applications.length + maybe.length + orders.length === 0;
  if (isPending || (isAlone && !isError && !mayMerge)) return null;

  // The queue beside a review stays the same.
  const search = part.kind === 'application' ? params.toString() : '';
  const review = (id: string) => ({ pathname: `/review/${id}`, search });
  const ask = (kind: Part['kind'], id: string, name: string) => {
    setPicking(false);
    setAsked({ mergeId: crypto.randomUUID(), kind, id, name });
  };
  const shared = { busy: undoing.isPending, onUndo: mayMerge ? undoing.mutate : undefined };
  return (
    <Panel heading={text.heading}>
      {person.applications.length + maybe.length > 0 && (
        <Lines heading={text.applications}>
          {person.applications.map((each, index) => (
            <PersonLine
              {...shared}
              key={each.id}
              to={review(each.id)}
              name={each.name}
              at={each.created_at}
              merge={each}
            >
              {' · '}
              {text.states[each.state]}
              {scoreText(each.score)}
              {index < countedMails && <ApplicationMails id={each.id} />}
              {tagsOf(each.tags).map(({ id, name, color }) => (
                <Tag key={id} tone={color} className="ml-1.5">
                  <bdi>{name}</bdi>
                </Tag>
              ))}
            </PersonLine>
          ))}
          {maybe.map(({ id, name, created_at, score, same }) => (
            <PersonLine
              {...shared}
              key={id}
              to={review(id)}
              name={name}
              at={created_at}
              same={same}
              onMerge={mayMerge ? () => ask('application', id, name) : undefined}
            >
              {scoreText(score)}
            </PersonLine>
          ))}
        </Lines>
      )}
      {orders.length > 0 && (
        <Lines heading={text.orders}>
          {orders.map((order, index) => {
            const merge = person.orders.find(({ id }) => id === order.id);
            return (
              <PersonLine
                {...shared}
                key={order.id}
                to={`/orders/${order.id}`}
                name={`${productText(order)}, ${order.reference}`}
                at={order.paid_at ?? order.created_at}
                same={merge ? undefined : text.sameAddress}
                merge={merge}
                onMerge={mayMerge ? () => ask('order', order.id, order.reference) : undefined}
              >
                {' · '}
                {shop.states[order.status]} · {moneyText(order.amount, order.currency)}
                <SessionOf session={order.session} />
                {index < countedMails && <OrderMails orderId={order.id} />}
                {merge && order.email && <span className="block">{order.email}</span>}
              </PersonLine>
            );
          })}
        </Lines>
      )}
      {isAlone && !isError && <p className="text-muted">{text.alone}</p>}
      <ErrorText>{isError && text.failed}</ErrorText>
      <ErrorText>{undoing.isError && text.undo.failed}</ErrorText>
      {mayMerge && (
        <Button look="quiet" className="-ml-3 justify-self-start" onClick={() => setPicking(true)}>
          {text.merge.other}
        </Button>
      )}
      {picking && (
        <SearchDialog
          label={text.merge.pick}
          onPick={({ kind, id, name }) => kind && ask(kind, id, name)}
          onClose={() => setPicking(false)}
        />
      )}
      {asked && <MergeDialog part={part} asked={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

const Lines = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-2" aria-label={heading}>
    <h3 className="text-xs font-medium text-muted">{heading}</h3>
    <ul className="divide-y divide-line">{children}</ul>
  </section>
);

function SessionOf({ session }: Pick<DeskOrder, 'session'>) {
  if (!session) return null;
  const { outcome, scheduled_at } = session;
  if (outcome) return <> · {text.session[outcome]}</>;
  if (!scheduled_at) return <> · {text.session.none}</>;
  return (
    <>
      {' · '}
      {text.session.at} <Moment at={scheduled_at} />
    </>
  );
}
