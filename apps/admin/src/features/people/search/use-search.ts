import {
  applicationsEndpoints,
  casesEndpoints,
  ordersEndpoints,
  withdrawalsEndpoints,
  type MergeForm,
  type ReviewedApplication,
} from '@blue-peony/contracts';
import { useEffect, useState } from 'react';
import { useMay } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { caseReasons } from '../../../i18n/case-reasons.ts';
import { productText, shop } from '../../../i18n/shop.ts';
import { moneyText } from '../../../ui/money-text.ts';
import { momentOf } from '../../../ui/moment.tsx';
import type { To } from '../../../router/place.ts';
import { search as text } from './words.ts';

const shown = 5;
const restMs = 250;
const leastLetters = 2;

/** `kind`: of what can be merged with others. */
export type Hit = {
  id: string;
  kind?: MergeForm['one_kind'];
  to: To;
  name: string;
  about: string;
  application?: ReviewedApplication;
};
type Group = {
  name: keyof typeof text.groups;
  hits: Hit[];
  more: To | undefined;
  isPending: boolean;
  isError: boolean;
};

/** The text once nobody types for a moment. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

const joined = (...parts: (string | null | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/**
 * What each service finds, at once, of what the role may read. A group whose service is away says so by itself.
 * @param picking only what can be merged
 */
export function useSearch(q: string, picking: boolean): Group[] {
  const enabled = q.length >= leastLetters;
  const [mayApplications, mayOrders, mayMoney] = [
    useMay('applications.read'),
    useMay('orders.read'),
    useMay('money.decide') && !picking,
  ];
  const staleTime = 15_000;
  const options = (allowed: boolean) => ({ enabled: enabled && allowed, staleTime, retry: false });
  const applications = useCall(['search', 'applications', q], applicationsEndpoints.listApplications, {
    query: { q, limit: String(shown) },
    ...options(mayApplications),
  });
  const orders = useCall(['orders', 'search', q], ordersEndpoints.listOrders, { query: { q }, ...options(mayOrders) });
  const cases = useCall(['cases', 'search', q], casesEndpoints.listCases, { query: { q }, ...options(mayMoney) });
  const withdrawals = useCall(['withdrawals', 'search', q], withdrawalsEndpoints.listWithdrawals, {
    query: { q },
    ...options(mayMoney),
  });
  if (!enabled) return [];

  const search = `${new URLSearchParams({ q })}`;
  const group = <Item>(
    name: Group['name'],
    { data, isPending, isError }: { data: { items: Item[] } | undefined; isPending: boolean; isError: boolean },
    pathname: string,
    toHit: (item: Item) => Hit,
    hasMore = false,
  ): Group => ({
    name,
    isPending,
    isError,
    hits: (data?.items ?? []).slice(0, shown).map(toHit),
    more: hasMore || (data?.items.length ?? 0) > shown ? { pathname, search } : undefined,
  });

  return [
    mayApplications &&
      group(
        'applications',
        applications,
        '/',
        (application) => ({
          id: application.id,
          kind: 'application',
          to: `/review/${application.id}`,
          name: application.name,
          about: joined(
            application.email,
            momentOf(application.created_at),
            application.closed_reason ? text.closed : text.states[application.replied_at ? 'replied' : 'open'],
            application.score !== null && text.score(application.score),
          ),
          application,
        }),
        Boolean(applications.data?.next_cursor),
      ),
    mayOrders &&
      group('orders', orders, '/orders', (order) => ({
        id: order.id,
        kind: 'order',
        to: `/orders/${order.id}`,
        name: order.email || shop.noEmail,
        about: joined(
          order.reference,
          productText(order),
          moneyText(order.amount, order.currency),
          shop.states[order.status],
        ),
      })),
    mayMoney &&
      group('payments', cases, '/money', ({ id, email, paid, reason, state, opened_at }) => ({
        id,
        to: `/money?q=${id}`,
        name: email || text.noEmail,
        about: joined(
          moneyText(paid.amount, paid.currency),
          caseReasons[reason],
          text.cases[state],
          momentOf(opened_at),
        ),
      })),
    mayMoney &&
      group('withdrawals', withdrawals, '/money', ({ id, name, email, state, received_at }) => ({
        id,
        to: `/money?q=${id}`,
        name,
        about: joined(email, text.withdrawals[state], momentOf(received_at)),
      })),
  ].filter((found) => found !== false);
}
