import {
  applicationSorts,
  assessmentResults,
  earningsBands,
  languages,
  replyFilters,
  scoreFilters,
} from '@blue-peony/contracts';
import { useState } from 'react';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ExportButton } from './export-button.tsx';
import { useFilter, type FilterName } from './filter.ts';

const text = messages.filters;

const choices: { name: FilterName; label: string; options: readonly (readonly [string, string])[] }[] = [
  { name: 'language', label: text.language, options: languages.map((value) => [value, text.languages[value]]) },
  { name: 'earnings', label: text.earnings, options: earningsBands.map((value) => [value, value]) },
  { name: 'result', label: text.result, options: assessmentResults.map((value) => [value, text.results[value]]) },
  { name: 'score', label: text.score, options: scoreFilters.map((value) => [value, text.scored[value] ?? value]) },
  { name: 'reply', label: text.reply, options: replyFilters.map((value) => [value, text.replies[value]]) },
];

const control = 'min-h-9 md:max-w-34 rounded-lg border border-ink/50 bg-white px-2 text-sm font-normal text-ink';

/** Search, filters and order of the list; all of it lives in the address. On a phone the filters fold away. */
export function FilterBar() {
  const { filter, setFilter, clear } = useFilter();
  const [open, setOpen] = useState(false);
  const used = Object.keys(filter).length;
  const folded = `max-md:grow max-md:basis-2/5 ${open ? '' : 'max-md:hidden'}`;
  return (
    <form
      role="search"
      aria-label={text.label}
      className="mb-3 flex flex-wrap items-end gap-x-2.5 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField label={text.q} hint={text.hint} value={filter.q ?? ''} onChange={(q) => setFilter({ q })} />
      <Button look="quiet" className="md:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        {text.more}
        {used > 0 && ` (${used})`}
      </Button>
      {choices.map(({ name, label, options }) => (
        <label key={name} className={`grid gap-0.5 text-xs font-medium text-ink/70 ${folded}`}>
          {label}
          <select
            className={control}
            value={filter[name] ?? ''}
            onChange={({ target }) => setFilter({ [name]: target.value })}
          >
            <option value="">{text.any}</option>
            {options.map(([value, shown]) => (
              <option key={value} value={value}>
                {shown}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className={`grid gap-0.5 text-xs font-medium text-ink/70 ${folded}`}>
          {text[name]}
          <input
            type="date"
            className={control}
            value={filter[name] ?? ''}
            onChange={({ target }) => setFilter({ [name]: target.value })}
          />
        </label>
      ))}
      <label className={`grid gap-0.5 text-xs font-medium text-ink/70 ${folded}`}>
        {text.sort}
        <select
          className={control}
          value={filter.sort ?? 'newest'}
          onChange={({ target }) => setFilter({ sort: target.value === 'newest' ? '' : target.value })}
        >
          {applicationSorts.map((value) => (
            <option key={value} value={value}>
              {text.sorts[value]}
            </option>
          ))}
        </select>
      </label>
      <div className="flex gap-x-2.5 max-md:w-full md:ml-auto">
        {used > 0 && (
          <Button look="quiet" onClick={clear}>
            {text.clear}
          </Button>
        )}
        <ExportButton filter={filter} className={folded} />
      </div>
    </form>
  );
}
