import { orderStatuses, orderViews } from '@blue-peony/contracts';
import { changedQuery, setParams } from '../../router/place.ts';
import { shop } from '../../i18n/shop.ts';
import { orders as text } from './words.ts';
import { Choice, DayRange } from '../../ui/choice.tsx';
import type { Option } from '../../ui/select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { OrderFilter as Filter } from './api.ts';

/** Two to a line of a phone. */
const narrowLook = 'max-md:grow max-md:basis-2/5';

export function OrderFilter({ q, view, status, from, to }: Filter) {
  const narrow = (change: Partial<Record<'q' | 'view' | 'state' | 'from' | 'to', string>>) =>
    setParams(changedQuery(change), { replace: true });
  return (
    <form
      role="search"
      aria-label={text.heading}
      className="mb-3 flex flex-wrap items-end gap-x-2.5 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField label={text.q} hint={text.hint} value={q} onChange={(value) => narrow({ q: value })} />
      <Choice
        label={text.view}
        className={narrowLook}
        value={view}
        options={orderViews.toReversed().map((each) => [each, text.views[each]])}
        onChoose={(value) => narrow({ view: value })}
      />
      <Choice
        label={text.state}
        className={narrowLook}
        value={status}
        options={[['', text.any], ...orderStatuses.map((each): Option => [each, shop.states[each]])]}
        onChoose={(value) => narrow({ state: value })}
      />
      <DayRange words={text} days={{ from, to }} className={narrowLook} onChoose={narrow} />
    </form>
  );
}
