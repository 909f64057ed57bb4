import { orderStatuses, orderViews } from '@blue-peony/contracts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orders as text } from './words.ts';
import { addressQuery } from '../../ui/address-query.ts';
import { SearchField } from '../../ui/search-field.tsx';
import type { OrderFilter as Filter } from './api.ts';

const fieldLook = 'min-h-9 rounded-lg border border-ink/50 bg-white px-2 text-sm font-normal text-ink';

type Name = 'q' | 'view' | 'state' | 'from' | 'to';

export function OrderFilter({ q, view, status, from, to }: Filter) {
  const [, setParams] = useSearchParams();

  function narrow(name: Name, value: string) {
    const next = addressQuery();
    next.delete(name);
    if (value) next.set(name, value);
    setParams(next, { replace: true });
  }

  return (
    <form
      role="search"
      aria-label={text.heading}
      className="mb-3 flex flex-wrap items-end gap-x-2.5 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField label={text.q} hint={text.hint} value={q} onChange={(value) => narrow('q', value)} />
      <Choice label={text.view} value={view} onChoose={(value) => narrow('view', value)}>
        {orderViews.toReversed().map((value) => (
          <option key={value} value={value}>
            {text.views[value]}
          </option>
        ))}
      </Choice>
      <Choice label={text.state} value={status} onChoose={(value) => narrow('state', value)}>
        <option value="">{text.any}</option>
        {orderStatuses.map((value) => (
          <option key={value} value={value}>
            {text.states[value]}
          </option>
        ))}
      </Choice>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="grid gap-0.5 text-xs font-medium text-ink/70">
          {text[name]}
          <input
            type="date"
            className={fieldLook}
            value={name === 'from' ? from : to}
            onChange={({ target }) => narrow(name, target.value)}
          />
        </label>
      ))}
    </form>
  );
}

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="grid gap-0.5 text-xs font-medium text-ink/70">
      {label}
      <select className={fieldLook} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </label>
  );
}
