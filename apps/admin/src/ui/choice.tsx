import { Select, type Option } from './select.tsx';

const look = 'field field-small min-w-0 font-normal text-body';
const labelLook = 'grid gap-0.5 text-xs font-medium text-muted';

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly Option[];
  /** Class of the label, and of the select. */
  className?: string;
  width?: string;
  onChoose: (value: string) => void;
};

export function Choice({ label, value, options, className = '', width = '', onChoose }: ChoiceProps) {
  return (
    <label className={`${labelLook} ${className}`}>
      {label}
      <Select className={`${look} ${width}`} value={value} options={options} onChoose={onChoose} />
    </label>
  );
}

type Days = { from?: string; to?: string };
type DaysProps = { words: Required<Days>; days: Days; className?: string; onChoose: (days: Days) => void };

/** The first and the last day of a range. A date takes the width its engine needs; Firefox would cut off the year. */
export const DayRange = ({ words, days, className = '', onChoose }: DaysProps) =>
  (['from', 'to'] as const).map((name) => (
    <label key={name} className={`${labelLook} ${className}`}>
      {words[name]}
      <input
        type="date"
        className={look}
        value={days[name] ?? ''}
        onChange={({ target }) => onChoose({ [name]: target.value })}
      />
    </label>
  ));
