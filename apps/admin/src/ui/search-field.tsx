import { useEffect, useRef, useState } from 'react';

const restMs = 250;

type Props = {
  label: string;
  hint: string;
  value: string;
  /** The label is for screen readers only. */
  bare?: boolean;
  onChange: (value: string) => void;
};

export function SearchField({ label, hint, value, bare = false, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed from outside: cleared, or by the browser's "back".
  if (value !== shown) {
    setShown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string) {
    clearTimeout(timer.current);
    setShown(text.trim());
    onChange(text.trim());
  }

  return (
    <label className="grid grow basis-44 gap-0.5 text-xs font-medium text-muted md:max-w-56">
      {bare ? <span className="sr-only">{label}</span> : label}
      <input
        type="search"
        dir="auto"
        className="field field-small w-full font-normal text-body"
        placeholder={hint}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), restMs);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && search(currentTarget.value)}
      />
    </label>
  );
}
