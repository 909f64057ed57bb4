import type { ReviewedApplication } from '@blue-peony/contracts';
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { list as text } from './list-words.ts';

export type Selection = {
  selected: ReadonlySet<string>;
  toggle: (id: string, range: boolean) => void;
};

const SelectionContext = createContext<Selection>({ selected: new Set(), toggle: () => {} });
export const SelectionProvider = SelectionContext.Provider;

export function useSelecting(ids: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = useMemo(() => new Set(chosen.filter((id) => ids.includes(id))), [ids, chosen]);
  const last = useRef('');
  const toggle = useCallback(
    (id: string, range: boolean) => {
      const ends = [ids.indexOf(id), range ? ids.indexOf(last.current) : -1].filter((index) => index >= 0);
      const meant = ids.slice(Math.min(...ends), Math.max(...ends) + 1);
      last.current = id;
      setChosen((now) => {
        const others = now.filter((other) => !meant.includes(other));
        return now.includes(id) ? others : [...others, ...meant];
      });
    },
    [ids],
  );
  const selection = useMemo(() => ({ selected, toggle }), [selected, toggle]);
  return { selection, select: setChosen };
}

export function SelectBox({ application: { id, name } }: { application: ReviewedApplication }) {
  const { selected, toggle } = useContext(SelectionContext);
  return (
    <input
      type="checkbox"
      className="block size-4 shrink-0 cursor-pointer"
      aria-label={text.select(name)}
      checked={selected.has(id)}
      readOnly
      onClick={({ shiftKey }) => toggle(id, shiftKey)}
    />
  );
}
