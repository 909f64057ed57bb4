import {
  assessmentResults,
  earningsBands,
  languages,
  replyFilters,
  scoreFilters,
  spamFilters,
} from '@blue-peony/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useColleagues } from '../../api/colleagues.ts';
import { useStaff } from '../../api/session.ts';
import { useTags } from '../../api/tags.ts';
import { filterChoices as text } from '../../i18n/filter-choices.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, DayRange } from '../../ui/choice.tsx';
import type { Option } from '../../ui/select.tsx';
import { valueOf } from './filter-chips.tsx';
import { inForce, useFilter, type Narrowing } from './filter.ts';

const choices = [
  ['language', languages],
  ['earnings', earningsBands],
  ['result', assessmentResults],
  ['score', scoreFilters],
  ['reply', replyFilters],
  ['spam', spamFilters],
] as const satisfies (readonly [Narrowing, readonly string[]])[];

export const labelOf = (name: Narrowing): string => text[name];

/** The values of each filter that are chosen from a list. */
export function useChoices(): (readonly [Narrowing, readonly Option[]])[] {
  const { id: me } = useStaff();
  const { colleagues, nameOf } = useColleagues();
  const { tags } = useTags();
  const others = colleagues.filter((each) => each.id !== me).map((each): Option => [each.id, each.name]);
  return [
    ...choices.map(
      ([name, values]) => [name, values.map((value): Option => [value, valueOf(name, value, nameOf)])] as const,
    ),
    ['assigned', [['me', text.mine], ['none', text.nobodys], ...others]],
    ...(tags.length > 0 ? [['tag', tags.map(({ id, name }): Option => [id, name])] as const] : []),
  ];
}

/** Every filter, each in force as soon as it is chosen. Escape, Done and a press elsewhere close it. */
export function FilterPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { filter, setFilter, clear } = useFilter();
  const all = useChoices();
  const panel = useRef<HTMLDivElement>(null);
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    const bar = panel.current?.closest('form');
    if (target instanceof Node && !bar?.contains(target)) onClose();
  });
  useEffect(() => {
    panel.current?.querySelector('select')?.focus();
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, as in a dialog
    <div
      id={id}
      ref={panel}
      className="absolute top-full left-0 z-30 mt-1 grid w-full max-w-3xl grid-cols-2 gap-3 rounded-xl bg-surface p-4 shadow-xl ring-1 ring-line md:grid-cols-3"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {all.map(([name, values]) => (
        <Choice
          key={name}
          label={text[name]}
          value={filter[name] ?? ''}
          options={[['', text.any], ...values]}
          onChoose={(value) => setFilter({ [name]: value })}
        />
      ))}
      <DayRange words={text} days={filter} onChoose={setFilter} />
      <div className="col-span-full flex justify-end gap-2">
        {inForce(filter).length > 0 && <Button onClick={clear}>{text.clear}</Button>}
        <Button look="primary" onClick={onClose}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
