import { reading as text } from './words.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FiguresTable } from './figures-table.tsx';
import { useOwnReading } from './use-reading.ts';

export function OwnReadingPanel() {
  const { data, isError } = useOwnReading();
  return (
    <Panel heading={text.own.heading} className="min-w-0">
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && data.per_person_since === null && <p>{text.own.team}</p>}
      {data && data.per_person_since !== null && (
        <>
          <p>
            {text.own.since} <Moment at={data.per_person_since} />. {text.own.explain}
          </p>
          <FiguresTable readers={[{ figures: data.figures }]} />
        </>
      )}
    </Panel>
  );
}
