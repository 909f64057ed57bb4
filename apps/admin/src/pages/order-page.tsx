import { OrderRecord } from '../features/orders/order-record.tsx';

export function OrderPage({ id }: { id: string }) {
  return <OrderRecord key={id} orderId={id} />;
}
