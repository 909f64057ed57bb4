import { useParams } from 'react-router-dom';
import { OrderRecord } from '../features/orders/order-record.tsx';

export function OrderPage() {
  const { orderId = '' } = useParams();
  return <OrderRecord key={orderId} orderId={orderId} />;
}
