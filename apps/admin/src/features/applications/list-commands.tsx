import { useState } from 'react';
import { filters as text } from '../../i18n/filters.ts';
import { useCommands, type Command } from '../../ui/commands.ts';
import type { Option } from '../../ui/select.tsx';
import { bulk } from './bulk-words.ts';
import { commands } from './commands-words.ts';
import { labelOf, useChoices } from './filter-panel.tsx';
import { focusSearch, sorts } from './filter-bar.tsx';
import { useFilter } from './filter.ts';
import { ListKeysHelp } from './list-keys-help.tsx';
import { looks, useDense } from './list-look.tsx';
import { list } from './list-words.ts';
import { none } from './none-words.ts';
import type { Selection } from './selection.tsx';
import { useThumbLook } from './thumbs.ts';
import { focusedId } from './use-cursor.ts';
import { useKeys } from './use-keys.ts';

type Props = {
  ids: readonly string[];
  selection: Selection;
  wide: boolean;
  onSelect: (ids: readonly string[]) => void;
};

const each = (label: string, options: readonly Option[], now: string, choose: (value: string) => void) =>
  options.map(([value, shown]): Command => ({
    name: `${label}: ${shown}`,
    run: value !== now && (() => choose(`${value}`)),
    deep: true,
  }));

/** Keys of the list, and what it offers in the palette beside what its buttons announce. */
export function ListCommands({ ids, selection: { selected, toggle }, wide, onSelect }: Props) {
  const { filter, setFilter, clear } = useFilter();
  const [dense, setDense] = useDense();
  const [thumbs, setThumbs] = useThumbLook();
  const [helping, setHelping] = useState(false);
  const choices = useChoices();
  const help = () => setHelping(true);
  const toggleFocused = () => {
    const id = focusedId();
    if (id) toggle(id, false);
  };
  useKeys({ '?': help, x: toggleFocused });
  useCommands([
    { name: commands.search, keys: '/', run: focusSearch },
    { name: none.showAll, run: Object.keys(filter).length > 0 && clear },
    { name: bulk.selectAll(ids.length), run: selected.size < ids.length && (() => onSelect(ids)) },
    { name: bulk.letGo, run: selected.size > 0 && (() => onSelect([])) },
    { name: dense ? commands.roomy : commands.dense, run: wide && (() => setDense(!dense)) },
    { name: commands.keys, keys: '?', run: help },
    ...each(text.sort, sorts, filter.sort ?? 'newest', (value) => setFilter({ sort: value === 'newest' ? '' : value })),
    ...each(list.thumbs.label, looks, thumbs, setThumbs),
    ...choices.flatMap(([name, options]) =>
      each(commands.filterBy(labelOf(name)), options, filter[name] ?? '', (value) => setFilter({ [name]: value })),
    ),
  ]);
  return helping && <ListKeysHelp onClose={() => setHelping(false)} />;
}
