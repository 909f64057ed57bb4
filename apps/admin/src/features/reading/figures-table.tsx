import { readingLimits, type ReadingFigure } from '@blue-peony/contracts';
import { reading as text } from './words.ts';
import { DataTable } from '../../ui/data-table.tsx';

export function FiguresTable({ readers }: { readers: readonly { who?: string; figures: readonly ReadingFigure[] }[] }) {
  const { who: whose, ...columns } = text.columns;
  const named = readers.some(({ who }) => who !== undefined);
  return (
    <DataTable caption={text.figures} columns={[...(named ? [whose] : []), ...Object.values(columns)]}>
      {readers.flatMap(({ who, figures }) =>
        figures.map(({ what, hour, day, kept }, index) => (
          <tr key={`${who} ${what}`}>
            {named && index === 0 && (
              <td rowSpan={figures.length} className="min-w-32 wrap-anywhere">
                {who}
              </td>
            )}
            <td>{text.kinds[what]}</td>
            <td className="tabular-nums">{hour}</td>
            <td className="tabular-nums">{day}</td>
            <td className="tabular-nums">{kept}</td>
            <td className="text-muted tabular-nums">{text.upTo(readingLimits[what].toLocaleString('en'))}</td>
          </tr>
        )),
      )}
    </DataTable>
  );
}
