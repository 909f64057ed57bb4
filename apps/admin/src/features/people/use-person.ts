import {
  applicationsEndpoints,
  ordersEndpoints,
  peopleEndpoints,
  type MergeForm,
  type Person,
} from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';

export type Part = { kind: MergeForm['one_kind']; id: string; email: string };

const personKey = ['person'];
const staleTime = 15_000;

/** Whatever staff have merged with it, and the orders of all its addresses, each as far as the role may read it. */
export function usePerson({ kind, id, email }: Part) {
  const ofOrder = kind === 'order';
  const mayReadOrders = useMay('orders.read');
  const mayReadApplications = useMay('applications.read');
  const merged = useCall([...personKey, id], ofOrder ? peopleEndpoints.readPersonOfOrder : peopleEndpoints.readPerson, {
    params: ofOrder ? { orderId: id } : { id },
    staleTime,
  });
  const emails = [email, ...(merged.data?.applications ?? []).map((application) => application.email)];
  const body = {
    emails: [...new Set(emails.map((each) => each.toLowerCase()))].filter(Boolean).slice(0, 20),
    ids: (merged.data?.orders ?? []).map((order) => order.id),
  };
  const orders = useCall(['orders', 'of', body], ordersEndpoints.listOrdersOf, {
    body,
    enabled: mayReadOrders && !merged.isPending && body.emails.length + body.ids.length > 0,
    staleTime,
  });
  const sameAddress = useCall(['applicants of', email], applicationsEndpoints.listApplicationsOf, {
    query: { email },
    enabled: ofOrder && mayReadApplications && email !== '',
    staleTime: 60_000,
  });
  return {
    person: merged.data ?? ({ applications: [], orders: [] } satisfies Person),
    orders: (orders.data?.items ?? []).filter((order) => order.id !== id),
    sameAddress: sameAddress.data?.items ?? [],
    isPending: merged.isPending,
    isError: merged.isError || orders.isError || sameAddress.isError,
  };
}

export function useMerge(onSuccess: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: MergeForm & { id: string }) => call(peopleEndpoints.merge, { params: { id }, body }),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: personKey }),
  });
}

export function useUndoMerge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(peopleEndpoints.undoMerge, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: personKey }),
  });
}
