import { looksEndpoints } from '@blue-peony/contracts';
import { useCall } from '../../../api/use-call.ts';
import { useColleagues } from '../../../api/colleagues.ts';
import { privacy } from '../../../i18n/privacy.ts';
import { ErrorText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';

const text = privacy.looks;

/** Who saw an application before it was sealed, which closes its history. */
export function LooksPanel({ id }: { id: string }) {
  const { nameOf } = useColleagues();
  const { data, isError } = useCall(['looks', id], looksEndpoints.listLooks, { params: { id } });
  return (
    <Panel heading={text.heading}>
      <ErrorText>{isError && privacy.failed}</ErrorText>
      {data?.items.length === 0 && <p className="text-muted">{text.none}</p>}
      {data && data.items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long report scrolls, also by the keyboard
        <ol className="grid max-h-96 gap-1 overflow-y-auto" tabIndex={0} aria-label={text.heading}>
          {data.items.map((look, index) => (
            <li key={index} className="wrap-anywhere">
              <Moment at={look.at} /> {nameOf(look.staff_id)} ({text.roles[look.role]}) {text.told[look.what]}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
