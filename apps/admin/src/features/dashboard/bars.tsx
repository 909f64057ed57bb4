import { useState, type ReactNode } from 'react';
import { dashboard } from './words.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ColumnsPlot, RowsPlot, sum, type Column, type Series } from './plots.tsx';

type Props = {
  heading: string;
  axis: string;
  series: Series;
  columns: readonly Column[];
  /** Names are rows, which have room for them; days and scores are columns. */
  named?: boolean;
  /** The table's values, if different from the plot's. */
  details?: { columns: readonly string[]; rows: readonly { label: string; cells: readonly string[] }[] };
  children?: ReactNode;
};

/** A bar plot with the same numbers as a table: always for screen readers, on request for everybody. */
export function Bars({ heading, axis, series, columns, named = false, details, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  const stacked = series.length > 1;
  const Plot = named ? RowsPlot : ColumnsPlot;
  const shown = details ?? {
    columns: [...series.map(({ label }) => label), ...(stacked ? [dashboard.columns.total] : [])],
    rows: columns.map(({ label, values }) => ({
      label,
      cells: [...values, ...(stacked ? [sum(values)] : [])].map((value) => value.toLocaleString('en')),
    })),
  };
  const table = (
    <DataTable caption={heading} scrolls={asTable} columns={[axis, ...shown.columns]}>
      {shown.rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row" className="py-1 pr-4 font-normal whitespace-nowrap">
            {label}
          </th>
          {cells.map((cell, index) => (
            <td key={shown.columns[index]} className="tabular-nums">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
  const toggle = (
    <button
      type="button"
      className="min-h-6 cursor-pointer text-xs text-link underline underline-offset-2"
      aria-pressed={asTable}
      onClick={() => setAsTable(!asTable)}
    >
      {dashboard.asTable}
    </button>
  );
  return (
    <Panel heading={heading} aside={toggle} className="min-w-0">
      {children}
      {asTable ? (
        <div className="max-h-72 overflow-y-auto">{table}</div>
      ) : (
        <>
          <Plot series={series} columns={columns} />
          {stacked && <Legend series={series} />}
          <div className="sr-only">{table}</div>
        </>
      )}
    </Panel>
  );
}

function Legend({ series }: { series: Series }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {series.map(({ label, fill }) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg className="size-2.5" viewBox="0 0 1 1">
            <rect width="1" height="1" className={fill} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
