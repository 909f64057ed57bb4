import { Orders } from '../features/orders/orders.tsx';

export function OrdersPage() {
  return <Orders />;
}
