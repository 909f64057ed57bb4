import { useState } from 'react';
import type { Order } from '@blue-peony/contracts';
import { useText } from '../../i18n/localized.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useAction } from '../../ui/use-action.ts';
import { allowReviewMail } from './api.ts';

/** The same box as before paying, for a buyer who came another way or has changed her mind; gone once she was asked. */
export function ReviewPermission({ order: { id, may_ask_review: given } }: { order: Order }) {
  const text = useText();
  const [may, setMay] = useState(given);
  // One at a time: two answers at once could arrive in the wrong order.
  const { failed, run } = useAction(
    async (wanted: boolean) => {
      setMay(wanted);
      await allowReviewMail(id, wanted);
    },
    () => setMay((wanted) => !wanted),
  );
  if (may === undefined) return null;
  return (
    <div className="mt-8 border-t border-ink/10 pt-6">
      <Tick checked={may} onChange={run}>
        {text('order.mayAskReview')}
      </Tick>
      <p role="alert" className="font-medium text-danger not-empty:mt-3">
        {failed && text('order.consentsFailed')}
      </p>
    </div>
  );
}
