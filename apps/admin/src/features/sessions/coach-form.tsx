import { useState } from 'react';
import { bookingsEndpoints, type Coach, type CoachForm as Form } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { SelectField, type Option } from '../../ui/select.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { hoursText, readCoach } from './coach-fields.ts';
import { sessions as text } from './words.ts';

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A browser lists a zone by one of its names, Europe/Kiev or Europe/Kyiv, and may leave out UTC. */
function zonesFor(coach: Coach | undefined): readonly Option[] {
  const used = [ownZone, coach?.zone, ...(coach?.away ?? []).map(({ zone }) => zone)].flatMap((zone) => zone ?? []);
  return [...new Set([...Intl.supportedValuesOf('timeZone'), ...used])].toSorted().map((zone) => [zone, zone]);
}

type Props = {
  coach: Coach | undefined;
  /** Whether it begins again from what a colleague has saved meanwhile. */
  overtaken: boolean;
  onOvertaken: () => void;
  onDone: () => void;
};

/** Hours, days off and travels of a coach, new without one. */
export function CoachForm({ coach: now, overtaken, onOvertaken, onDone }: Props) {
  const client = useQueryClient();
  // The version belongs to the fields: one that was fetched later would let them replace what a colleague has saved.
  const [coach] = useState(now);
  const [zones] = useState(() => zonesFor(now));
  const [away, setAway] = useState(() => (coach?.away ?? []).map((days) => ({ ...days, key: crypto.randomUUID() })));
  const saving = useMutation({
    mutationFn: (body: Form) =>
      coach
        ? call(bookingsEndpoints.changeCoach, { params: { id: coach.id }, body })
        : call(bookingsEndpoints.addCoach, { body }),
    onSuccess: onDone,
    onSettled: async (_, error) => {
      await client.invalidateQueries({ queryKey: ['coaches'] });
      if (codeOf(error) === 'version_conflict') onOvertaken();
    },
  });
  const form = useSubmit(async (field, element) => {
    const body = readCoach(field, new FormData(element), coach?.version ?? 0);
    if (!body) return text.wrong;
    await saving.mutateAsync(body).catch(() => undefined);
    return undefined;
  });
  const addDays = () => setAway([...away, { from: '', to: '', zone: null, key: crypto.randomUUID() }]);
  return (
    <form className="grid gap-4 panel p-4" onSubmit={form.onSubmit}>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={text.name} name="name" required maxLength={80} defaultValue={coach?.name} />
        <Field label={text.email} name="email" type="email" required maxLength={254} defaultValue={coach?.email} />
        <SelectField label={text.zoneOf} name="zone" options={zones} defaultValue={coach?.zone ?? ownZone} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {text.days.map((name, index) => (
          <Field
            key={name}
            label={name}
            name={`day-${index + 1}`}
            autoComplete="off"
            defaultValue={hoursText(coach?.hours ?? [], index + 1)}
          />
        ))}
        <p className="self-end text-xs text-muted">{text.hoursHint}</p>
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">{text.away}</legend>
        {away.map(({ key, from, to, zone }) => (
          <div key={key} className="flex flex-wrap items-end gap-3">
            <Field label={text.awayFrom} name="away-from" type="date" required defaultValue={from} />
            <Field label={text.awayTo} name="away-to" type="date" required defaultValue={to} />
            <SelectField label={text.awayZone} name="away-zone" options={zones} defaultValue={zone ?? ''}>
              <option value="">{text.off}</option>
            </SelectField>
            <Button onClick={() => setAway(away.filter((days) => days.key !== key))}>{text.removeAway}</Button>
          </div>
        ))}
        <div>
          <Button onClick={addDays}>{text.addAway}</Button>
        </div>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          {...{ label: text.buffer, name: 'buffer', type: 'number', min: 0, max: 240, required: true }}
          defaultValue={coach?.buffer_minutes ?? 30}
        />
        <Field
          {...{ label: text.notice, name: 'notice', type: 'number', min: 1, max: 336, required: true }}
          defaultValue={coach?.notice_hours ?? 24}
        />
      </div>
      <label className="flex items-center gap-2 font-medium">
        <input type="checkbox" name="published" defaultChecked={coach?.published} />
        {text.publish}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" type="submit" busy={form.pending}>
          {text.save}
        </Button>
        <Button onClick={onDone}>{text.cancel}</Button>
        <ErrorText>{form.error ?? (saving.isError ? text.saveFailed : overtaken && text.conflict)}</ErrorText>
      </div>
    </form>
  );
}
