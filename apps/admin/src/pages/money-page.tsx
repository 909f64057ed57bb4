import { Money } from '../features/money/money.tsx';

export function MoneyPage() {
  return <Money />;
}
