import {
  applicationSorts,
  assessmentResults,
  earningsBands,
  languages,
  replyFilters,
  scoreFilters,
  spamFilters,
} from '@blue-peony/contracts';
import { useState } from 'react';
import { useColleagues } from '../../api/colleagues.ts';
import { useStaff } from '../../api/session.ts';
import { filters as text } from '../../i18n/filters.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, DayRange } from '../../ui/choice.tsx';
import type { Option } from '../../ui/select.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ExportButton } from './export-button.tsx';
import { useFilter, type FilterName } from './filter.ts';
import { TakeNext } from './take-next.tsx';
import { ViewsButton } from './views.tsx';

const choices: { name: FilterName; label: string; options: readonly Option[] }[] = [
  { name: 'language', label: text.language, options: languages.map((value) => [value, text.languages[value]]) },
  { name: 'earnings', label: text.earnings, options: earningsBands.map((value) => [value, value]) },
  { name: 'result', label: text.result, options: assessmentResults.map((value) => [value, text.results[value]]) },
  { name: 'score', label: text.score, options: scoreFilters.map((value) => [value, text.scored[value] ?? value]) },
  { name: 'reply', label: text.reply, options: replyFilters.map((value) => [value, text.replies[value]]) },
  { name: 'spam', label: text.spam, options: spamFilters.map((value) => [value, text.spamMarks[value]]) },
];
const sorts: readonly Option[] = applicationSorts.map((value) => [value, text.sorts[value]]);

const width = 'md:max-w-34';

/** Search, filters and order of the list, all stored in the address. On a phone the filters are folded. */
export function FilterBar() {
  const { filter, setFilter, clear } = useFilter();
  const { id: me } = useStaff();
  const { colleagues } = useColleagues();
  const others = colleagues.filter(({ id }) => id !== me).map(({ id, name }): Option => [id, name]);
  const work: Option[] = [['me', text.mine], ['none', text.nobodys], ...others];
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
      <Button className="md:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        {text.more}
        {used > 0 && ` (${used})`}
      </Button>
      {[...choices, { name: 'assigned' as const, label: text.assigned, options: work }].map(
        ({ name, label, options }) => (
          <Choice
            key={name}
            label={label}
            value={filter[name] ?? ''}
            options={[['', text.any], ...options]}
            className={folded}
            width={width}
            onChoose={(value) => setFilter({ [name]: value })}
          />
        ),
      )}
      <DayRange words={text} days={filter} className={folded} onChoose={setFilter} />
      <Choice
        label={text.sort}
        value={filter.sort ?? 'newest'}
        options={sorts}
        className={folded}
        width={width}
        onChoose={(value) => setFilter({ sort: value === 'newest' ? '' : value })}
      />
      {filter.from && filter.to && filter.from > filter.to && (
        <div className="w-full">
          <ErrorText>{text.reversed}</ErrorText>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2.5 max-md:w-full md:ml-auto">
        <TakeNext />
        {used > 0 && <Button onClick={clear}>{text.clear}</Button>}
        <ViewsButton className={folded} />
        <ExportButton filter={filter} className={folded} />
      </div>
    </form>
  );
}
