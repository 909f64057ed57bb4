import {
  dashboardEndpoints,
  teamGroups,
  type Team as Figures,
  type TeamFigures,
  type TeamGroup,
} from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';
import { useColleagues } from '../../api/colleagues.ts';
import { dashboard } from './words.ts';
import { team as text } from './team-words.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { duration } from '../../ui/duration.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Bars } from './bars.tsx';
import { shortDay } from './columns.ts';
import { Figure } from './numbers.tsx';
import { queryOfDays } from './range.tsx';

const figureNames = ['received', 'scored', 'answered', 'kept', 'median'] as const;
const figureLabels = figureNames.map((name) => text.figures[name]);
const series = [
  { label: text.answered, fill: 'fill-chart-1' },
  { label: text.open, fill: 'fill-chart-2' },
];
const plotted = 12;

export function Team({ days }: { days: number }) {
  const { data, isError } = useCall(['team', days], dashboardEndpoints.readTeam, {
    query: queryOfDays(days),
    staleTime: 60_000,
  });
  return (
    <>
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && (
        <div className="mt-3 grid grid-cols-1 gap-3 lg:grid-cols-2">
          <Panel heading={text.total} className="min-w-0 lg:col-span-2">
            <dl className="flex flex-wrap gap-x-8 gap-y-3">
              {cellsOf(data.total).map((value, index) => (
                <Figure key={figureLabels[index]} asTerm value={value} label={figureLabels[index]!} />
              ))}
            </dl>
          </Panel>
          {teamGroups.map((group) => (
            <Group key={group} group={group} rows={data.groups[group]} />
          ))}
          <People people={data.people} />
        </div>
      )}
    </>
  );
}

function Group({ group, rows }: { group: TeamGroup; rows: Figures['groups'][TeamGroup] }) {
  const named = rows.map((row) => ({ ...row, label: labelOf(group, row.key) }));
  return (
    <Bars
      heading={text.groups[group]}
      axis={text.axis[group]}
      series={series}
      named={group !== 'day'}
      columns={named
        .slice(0, group === 'day' ? named.length : plotted)
        .map(({ label, received, answered }) => ({ label, values: [answered, received - answered] }))}
      details={{ columns: figureLabels, rows: named.map((row) => ({ label: row.label, cells: cellsOf(row) })) }}
    />
  );
}

const { languages } = dashboard;
const isLanguage = (key: string): key is keyof typeof languages => key in languages;

function labelOf(group: TeamGroup, key: string | null): string {
  if (key === null) return text.unknown;
  if (group === 'day') return shortDay(key);
  return group === 'language' && isLanguage(key) ? languages[key] : key;
}

function cellsOf({ received, scored, answered, kept, broken, median_seconds: median }: TeamFigures): string[] {
  const { none } = dashboard;
  const counts = [received, scored, answered].map((count) => count.toLocaleString('en'));
  const share = kept + broken > 0 ? `${((kept / (kept + broken)) * 100).toFixed(0)} %` : none;
  return [...counts, share, median === null ? none : duration(median)];
}

function People({ people }: Pick<Figures, 'people'>) {
  const { nameOf } = useColleagues();
  return (
    <Panel heading={text.people.heading} className="min-w-0 lg:col-span-2">
      <p className="text-muted">{people ? text.people.explain : text.people.off}</p>
      {people?.length === 0 && <p className="text-muted">{text.people.none}</p>}
      {people && people.length > 0 && (
        <DataTable
          caption={text.people.heading}
          columns={[text.people.who, text.figures.scored, text.figures.answered]}
        >
          {people.map(({ staff_id, scored, answered }) => (
            <tr key={staff_id}>
              <th scope="row" className="py-2 pr-4 font-normal">
                {nameOf(staff_id)}
              </th>
              <td className="tabular-nums">{scored.toLocaleString('en')}</td>
              <td className="tabular-nums">{answered.toLocaleString('en')}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}
