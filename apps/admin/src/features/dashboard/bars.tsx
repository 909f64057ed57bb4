import { useId, useState, type ReactNode } from 'react';
import { dashboard } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';

export type Column = { label: string; values: readonly number[] };
type Props = {
  heading: string;
  axis: string;
  series: readonly { label: string; fill: string }[];
  columns: readonly Column[];
  /** The table's values, if different from the plot's. */
  details?: { columns: readonly string[]; rows: readonly { label: string; cells: readonly string[] }[] };
  children?: ReactNode;
};

const height = 140;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A bar plot with the same numbers as a table: always for screen readers, on request for everybody. */
export function Bars({ heading, axis, series, columns, details, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  const stacked = series.length > 1;
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
    <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
      {dashboard.asTable}
    </Button>
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

function Plot({ series, columns }: Pick<Props, 'series' | 'columns'>) {
  const id = useId();
  const highest = Math.max(1, ...columns.map(({ values }) => sum(values)));
  // With many columns only some labels have room.
  const step = columns.length > 12 ? Math.ceil(columns.length / 6) : 1;
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-1">
      <div className="flex items-start gap-2">
        <span className="w-8 shrink-0 text-right text-xs text-muted tabular-nums">{highest.toLocaleString('en')}</span>
        <svg
          viewBox={`0 0 ${columns.length} ${height}`}
          preserveAspectRatio="none"
          className="h-36 w-full border-b border-line"
        >
          <line x1="0" x2={columns.length} y1="0" y2="0" className="stroke-line" vectorEffect="non-scaling-stroke" />
          {columns.map(({ label, values }, x) => {
            let top = height;
            return (
              <g key={`${id} ${label}`}>
                <title>{`${label}: ${values.map((value, index) => `${series[index]?.label} ${value}`).join(', ')}`}</title>
                {values.map((value, index) => {
                  const size = (value / highest) * height;
                  top -= size;
                  return (
                    <rect
                      key={series[index]?.label}
                      x={x + 0.12}
                      y={top}
                      width={0.76}
                      height={size}
                      className={series[index]?.fill}
                    />
                  );
                })}
              </g>
            );
          })}
        </svg>
      </div>
      <div className="ml-10 flex text-[10px] text-muted tabular-nums sm:text-[11px]">
        {columns.map(({ label }, index) => (
          <span key={label} className="flex min-w-0 flex-1 basis-0 justify-center text-center leading-4">
            {index % step === 0 && <span className={step > 1 ? 'whitespace-nowrap' : ''}>{breakable(label)}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

// A range may wrap in a narrow column.
const breakable = (label: string) => label.replace('-', '-\u200B');

function Legend({ series }: Pick<Props, 'series'>) {
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
