import type { OrderRecord, ReviewDetail } from '@blue-peony/contracts';
import { PersonPanel } from './person-panel.tsx';
import { people as text } from './words.ts';

export function PersonOfApplication({ detail: { id, email, duplicates } }: { detail: ReviewDetail }) {
  const alike = duplicates.map((each) => ({
    ...each,
    same: text.same(each.same.map((reason) => text.reasons[reason]).join(', ')),
  }));
  return <PersonPanel part={{ kind: 'application', id, email }} alike={alike} />;
}

export const PersonOfOrder = ({ order: { id, email } }: { order: OrderRecord }) => (
  <PersonPanel part={{ kind: 'order', id, email }} />
);
