import { CheckIcon } from './icons.tsx';

/** Classes of a mark, by the ground it stands on. */
export const marks = { light: 'mt-0.5 size-5 shrink-0 text-peony-600', dark: 'mt-0.5 size-5 shrink-0 text-peony-300' };

type Props = { items: readonly string[]; className: string; row?: string; mark?: string };

export function CheckList({ items, className, row = 'flex gap-3', mark = marks.light }: Props) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={row}>
          <CheckIcon className={mark} />
          {item}
        </li>
      ))}
    </ul>
  );
}
