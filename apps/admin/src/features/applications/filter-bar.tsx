import { applicationSorts } from '@blue-peony/contracts';
import { useRef, useState } from 'react';
import { filters as text } from '../../i18n/filters.ts';
import { useCommands } from '../../ui/commands.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select, type Option } from '../../ui/select.tsx';
import { ExportButton } from './export-button.tsx';
import { inForce, useFilter } from './filter.ts';
import { TakeNext } from './take-next.tsx';
import { useKeys } from './use-keys.ts';
import { PinnedViews, ViewsButton } from './views.tsx';

const FilterChips = later(async () => (await import('./filter-chips.tsx')).FilterChips);
const FilterPanel = later(async () => (await import('./filter-panel.tsx')).FilterPanel);

export const sorts = applicationSorts.map((value): Option => [value, text.sorts[value]]);
const panelId = 'filters';
const beyondPhones = 'max-md:hidden';

export const focusSearch = () => document.querySelector<HTMLInputElement>('[role=search] [type=search]')?.focus();

/** Search, filters, views and order of the list, all stored in the address. */
export function FilterBar() {
  const { filter, setFilter } = useFilter();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const used = inForce(filter).length;
  useCommands([{ name: text.more, run: () => setOpen(true) }]);
  // As early as the keys of the rows, which would take the letters behind it.
  useKeys({ '/': focusSearch });
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <form
      role="search"
      aria-label={text.label}
      className="relative z-[15] mb-2 flex flex-wrap items-center gap-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField bare label={text.q} hint={text.hint} value={filter.q ?? ''} onChange={(q) => setFilter({ q })} />
      <Button ref={opener} aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
        {text.more}
        {used > 0 && ` (${used})`}
      </Button>
      {used > 0 && <FilterChips onRemoved={() => opener.current?.focus()} />}
      <div className="flex flex-wrap items-center gap-2 md:ml-auto">
        <PinnedViews />
        <ViewsButton />
        <label className="flex items-center gap-1.5 text-sm text-muted">
          {text.sort}
          <Select
            className="field field-small text-body"
            value={filter.sort ?? 'newest'}
            options={sorts}
            onChoose={(value) => setFilter({ sort: value === 'newest' ? '' : value })}
          />
        </label>
        <ExportButton filter={filter} className={beyondPhones} />
        <TakeNext />
      </div>
      {filter.from && filter.to && filter.from > filter.to && (
        <div className="w-full">
          <ErrorText>{text.reversed}</ErrorText>
        </div>
      )}
      {open && <FilterPanel id={panelId} onClose={close} />}
    </form>
  );
}
