export type Column = { label: string; values: readonly number[] };
export type Series = readonly { label: string; fill: string }[];

type Props = { series: Series; columns: readonly Column[] };

const height = 140;
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const highestOf = (columns: readonly Column[]) => Math.max(1, ...columns.map(({ values }) => sum(values)));
const titleOf = ({ label, values }: Column, series: Series) =>
  `${label}: ${values.map((value, index) => `${series[index]?.label} ${value}`).join(', ')}`;

/** Fewer columns leave room at the right, so that none becomes a wall. */
const columnsAtLeast = 10;

/** Upright bars, for days and scores. */
export function ColumnsPlot({ series, columns }: Props) {
  const highest = highestOf(columns);
  const room = Math.max(columns.length, columnsAtLeast);
  // With many columns only some labels have room.
  const step = columns.length > 12 ? Math.ceil(columns.length / 6) : 1;
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-1">
      <div className="flex items-start gap-2">
        <span className="w-8 shrink-0 text-right text-xs text-muted tabular-nums">{highest.toLocaleString('en')}</span>
        <svg viewBox={`0 0 ${room} ${height}`} preserveAspectRatio="none" className="h-36 w-full border-b border-line">
          <line x1="0" x2={room} y1="0" y2="0" className="stroke-line" vectorEffect="non-scaling-stroke" />
          {columns.map((column, x) => {
            let top = height;
            return (
              <g key={column.label}>
                <title>{titleOf(column, series)}</title>
                {column.values.map((value, index) => {
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
            {index % step === 0 && <span className={step > 1 ? 'whitespace-nowrap' : ''}>{label}</span>}
          </span>
        ))}
        <span style={{ flexGrow: room - columns.length }} />
      </div>
    </div>
  );
}

/** A row for each name, with its count at the end. */
export function RowsPlot({ series, columns }: Props) {
  const highest = highestOf(columns);
  return (
    <ol aria-hidden="true" className="grid grid-cols-[fit-content(45%)_1fr_auto] items-center gap-x-3 gap-y-2 text-xs">
      {columns.map((column) => {
        let left = 0;
        return (
          <li key={column.label} className="contents">
            <span dir="auto" className="truncate" title={column.label}>
              {column.label}
            </span>
            <svg viewBox={`0 0 ${highest} 1`} preserveAspectRatio="none" className="h-3.5 w-full rounded-sm bg-sunken">
              <title>{titleOf(column, series)}</title>
              {column.values.map((value, index) => {
                left += value;
                return (
                  <rect
                    key={series[index]?.label}
                    x={left - value}
                    width={value}
                    height={1}
                    className={series[index]?.fill}
                  />
                );
              })}
            </svg>
            <span className="text-right text-muted tabular-nums">{sum(column.values).toLocaleString('en')}</span>
          </li>
        );
      })}
    </ol>
  );
}
