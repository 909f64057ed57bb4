import { launchEndpoints, type LaunchPoint } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Point } from './point.tsx';
import { launch as text } from './words.ts';

const isOpen = ({ kind, accepted }: LaunchPoint) => kind !== 'unknown' && !accepted;

/** What stands against showing the site to strangers, by country. */
export function LaunchPage() {
  const { data, isPending, isError } = useCall(['launch'], launchEndpoints.readLaunch);
  const points = data?.points ?? [];
  const countries = [...new Set(points.map(({ country }) => country))];
  return (
    <div className="grid gap-3">
      {isPending && <Quiet>{text.loading}</Quiet>}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && (
        <div className="max-w-3xl">
          <p role="status" className={`font-medium ${data.public && data.open > 0 ? 'text-danger' : ''}`}>
            {!data.public ? text.local(data.open) : data.open > 0 ? text.open(data.open) : text.done}
          </p>
          {points.length > 0 && <p className="text-sm text-muted">{text.lead}</p>}
        </div>
      )}
      <div className="grid items-start gap-3 xl:grid-cols-2">
        {countries.map((country) => {
          const own = points.filter((point) => point.country === country);
          return (
            <Panel key={country} heading={text.countries(country, own.filter(isOpen).length)}>
              <ul className="divide-y divide-line">
                {own.map((point) => (
                  <Point key={point.id} point={point} acceptable={data!.public && isOpen(point)} />
                ))}
              </ul>
            </Panel>
          );
        })}
      </div>
    </div>
  );
}
