import { Orders } from '../features/orders/orders.tsx';
import { Coaches } from '../features/sessions/coaches.tsx';
import { Week } from '../features/sessions/week.tsx';
import { useParams } from '../router/place.ts';

/** Orders; of those that are sessions also their dates and who gives them. */
export function OrdersPage() {
  const isAboutSessions = useParams().get('view') === 'sessions';
  return (
    <>
      <Orders />
      {isAboutSessions && (
        <>
          <Week />
          <Coaches />
        </>
      )}
    </>
  );
}
