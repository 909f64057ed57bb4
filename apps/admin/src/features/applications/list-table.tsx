import type { ComponentType } from 'react';
import type { ReviewedApplication } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';
import type { ApplicationsProps } from './list-props.ts';
import { useVirtualList } from './use-virtual-list.ts';

/** `hidden`: the label is for screen readers only. */
export type Column = { label: string; width: string; hidden?: true };

export type RowProps = { application: ReviewedApplication };

type Props = ApplicationsProps & {
  columns: readonly Column[];
  /** Classes of a head cell, and of a row. */
  head: string;
  row: string;
  /** Guessed height of a row in CSS pixels. */
  estimate: number;
  /** The cells of a row. */
  Cells: ComponentType<RowProps>;
};

/** The list as a virtual table with a sticky head: only rows near the viewport are drawn. */
export function ListTable({ name, applications, columns, head, row, estimate, Cells }: Props) {
  const { list, items, measure, before, after } = useVirtualList<HTMLTableElement>({ name, applications, estimate });
  return (
    <table
      ref={list}
      aria-rowcount={applications.length + 1}
      className="w-full table-fixed rounded-xl bg-surface text-left text-[13px] leading-[17px] shadow-sm ring-1 ring-line"
    >
      <caption className="sr-only">{messages.list.caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, width, hidden }) => (
            <th
              key={label}
              scope="col"
              className={`sticky top-14 z-10 bg-surface font-semibold shadow-[inset_0_-1px] shadow-line first:rounded-tl-xl last:rounded-tr-xl ${head} ${width}`}
            >
              {hidden ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Spacer columns={columns.length} height={before} />
        {items.map(({ index }) => {
          const application = applications[index];
          if (!application) return undefined;
          return (
            <tr
              key={application.id}
              ref={measure}
              data-entry
              data-index={index}
              aria-rowindex={index + 2}
              className={`scroll-mb-4 border-b border-line hover:bg-page ${row}`}
            >
              <Cells application={application} />
            </tr>
          );
        })}
        <Spacer columns={columns.length} height={after} />
      </tbody>
    </table>
  );
}

function Spacer({ columns, height }: { columns: number; height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, hidden from readers, and no control */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
