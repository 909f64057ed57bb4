import type { ReactNode } from 'react';

type Props = {
  caption: string;
  columns: readonly string[];
  scrolls?: boolean;
  children: ReactNode;
};

/** A table that scrolls sideways in narrow windows, also by keyboard; a shadow shows that more follows. */
export function DataTable({ caption, columns, scrolls = true, children }: Props) {
  const table = (
    <table className="w-full text-left text-[13px] leading-5">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold whitespace-nowrap">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top">{children}</tbody>
    </table>
  );
  if (!scrolls) return table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can only scroll what takes the focus
    <div role="group" aria-label={caption} tabIndex={0} className="scroll-hint -mx-4 overflow-x-auto px-4">
      {table}
    </div>
  );
}
