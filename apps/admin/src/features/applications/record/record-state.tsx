import type { ApplicationRecord } from '@blue-peony/contracts';
import { useColleagues } from '../../../api/colleagues.ts';
import { privacy as text } from '../../../i18n/privacy.ts';
import { Moment } from '../../../ui/moment.tsx';

type Props = { record: ApplicationRecord };

export function RecordState({ record }: Props) {
  const { withdrawn_at, closed_at, closed_reason, held_at, hold_reason, hold_hidden } = record;
  return (
    <ul className="grid gap-1">
      {!closed_at && <li>{text.state.open}</li>}
      {closed_at && (
        <li>
          {text.state.closed} <Moment at={closed_at} />
          {closed_reason && `, ${text.closingReasons[closed_reason]}`}
        </li>
      )}
      {withdrawn_at && (
        <li>
          {text.state.withdrawn} <Moment at={withdrawn_at} />
        </li>
      )}
      {held_at && (
        <li className="wrap-anywhere">
          {text.state.held} <Moment at={held_at} />: <bdi>{hold_reason}</bdi>{' '}
          <span className="text-muted">{hold_hidden ? text.state.holdHidden : text.state.holdTold}</span>
        </li>
      )}
    </ul>
  );
}

export function Corrections({ record: { corrections } }: Props) {
  const { nameOf } = useColleagues();
  if (corrections.length === 0) return null;
  const fields = text.fields;
  return (
    <div className="grid gap-1.5">
      <h3 className="text-xs font-semibold text-muted">{text.corrections.heading}</h3>
      <ul className="grid gap-1.5">
        {corrections.map(({ at, staff_id, field, before, after }, index) => (
          <li key={index} className="rounded-lg bg-page px-3 py-2 wrap-anywhere">
            <p className="text-xs text-muted">
              {staff_id ? nameOf(staff_id) : text.corrections.herself} · <Moment at={at} />
            </p>
            <p>
              {fields[field] ?? field}: <del dir="auto">{before ?? text.corrections.empty}</del>{' '}
              <span aria-hidden="true">→</span>
              <span className="sr-only">{text.corrections.arrow}</span>{' '}
              <ins dir="auto" className="no-underline font-medium">
                {after ?? text.corrections.empty}
              </ins>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
