import { useColleagues } from '../../api/colleagues.ts';
import { useTags } from '../../api/tags.ts';
import { filterChoices as text } from '../../i18n/filter-choices.ts';
import { inForce, useFilter, type Narrowing } from './filter.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const named: Partial<Record<Narrowing, Readonly<Record<string, string>>>> = {
  language: text.languages,
  result: text.results,
  score: text.scored,
  reply: text.replies,
  spam: text.spamMarks,
  assigned: { me: text.mine, none: text.nobodys },
};

/** What a filter's value is called; a colleague by their name. */
export function valueOf(name: Narrowing, value: string, nameOf: (id: string) => string): string {
  if (name === 'from' || name === 'to') return day.format(new Date(`${value}T00:00`));
  return named[name]?.[value] ?? (name === 'assigned' ? nameOf(value) : value);
}

/** The filters in force. Each says what it filters, and one press removes it. */
export function FilterChips({ onRemoved }: { onRemoved: () => void }) {
  const { filter, setFilter } = useFilter();
  const { nameOf } = useColleagues();
  const { tags } = useTags();
  return inForce(filter).map((name) => {
    const value = filter[name]!;
    const tag = name === 'tag' && (tags.find(({ id }) => id === value)?.name ?? '…');
    const shown = `${text[name]}: ${tag || valueOf(name, value, nameOf)}`;
    return (
      <button
        key={name}
        type="button"
        aria-label={text.remove(shown)}
        className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full bg-tint px-3 text-sm font-medium text-body ring-1 ring-line hover:ring-control"
        onClick={() => {
          setFilter({ [name]: '' });
          onRemoved();
        }}
      >
        {shown}
        <span aria-hidden="true">×</span>
      </button>
    );
  });
}
