import { OrderRecord } from '../features/orders/order-record.tsx';
import { PersonOfOrder } from '../features/people/person-of.tsx';

export function OrderPage({ id }: { id: string }) {
  return <OrderRecord key={id} orderId={id} Person={PersonOfOrder} />;
}
