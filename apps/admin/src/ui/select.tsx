import type { ComponentProps } from 'react';

export type Option = readonly [value: string | number, shown: string];

type Props = ComponentProps<'select'> & { options: readonly Option[]; onChoose?: (value: string) => void };

/** The children are options that stand before the others. */
export function Select({ options, onChoose, children, ...rest }: Props) {
  return (
    <select onChange={({ target }) => onChoose?.(target.value)} {...rest}>
      {children}
      {options.map(([value, shown]) => (
        <option key={value} value={value}>
          {shown}
        </option>
      ))}
    </select>
  );
}

export function SelectField({ label, ...rest }: Props & { label: string }) {
  return (
    <label className="grid gap-1.5 text-sm font-medium">
      {label}
      <Select className="field text-sm" {...rest} />
    </label>
  );
}
