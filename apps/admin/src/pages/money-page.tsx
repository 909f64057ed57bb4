import { Money } from '../features/cases/cases.tsx';
import { Withdrawals } from '../features/withdrawals/withdrawals.tsx';

export const MoneyPage = () => (
  <div className="grid gap-10">
    <Withdrawals />
    <section>
      <Money />
    </section>
  </div>
);
