import { bulkLimit, may, type ReviewedApplication } from '@blue-peony/contracts';
import { useState } from 'react';
import { useColleagues } from '../../api/colleagues.ts';
import { useMay, useStaff } from '../../api/session.ts';
import { bulk as text } from './bulk-words.ts';
import { application as words } from '../../i18n/application.ts';
import { Button } from '../../ui/button.tsx';
import { useCommands } from '../../ui/commands.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select, type Option } from '../../ui/select.tsx';
import { DeclineSelected } from './decline/decline-selected.tsx';
import { ExportButton } from './export-button.tsx';
import { idsOf } from './list-props.ts';
import { TagSelected } from './tags/tag-selected.tsx';
import { useAssigning, useClosing, useTagging, type Tagging } from './use-bulk.ts';

const nobody = 'nobody';

type Props = {
  applications: readonly ReviewedApplication[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
};

/** Sticks to the lower edge of the window with what was done, so that the result stands where the hand is. */
export function BulkBar({ applications, selected, onSelect }: Props) {
  const ids = idsOf(applications);
  const mayClose = useMay('applications.manage');
  const mayAssign = useMay('applications.review');
  const [said, setSaid] = useState('');
  /** Takes back what was said. */
  const [undo, setUndo] = useState<Tagging>();
  const tagging = useTagging();
  const chosen = [...selected];
  const say = (result: string, reverse?: Tagging) => {
    setSaid(result);
    setUndo(reverse);
  };
  const done = (result: string, reverse?: Tagging) => {
    say(result, reverse);
    onSelect([]);
  };
  const tag = (change: Tagging) =>
    tagging.mutate(change, {
      onSuccess: (changed) =>
        done(
          change.on ? text.tagged(changed.length) : text.untagged(changed.length),
          changed.length > 0 ? { ...change, ids: changed, on: !change.on } : undefined,
        ),
      onError: () => say(text.failed),
    });
  const idle = chosen.length === 0 && !said;
  return (
    <div
      className={
        idle
          ? 'sr-only'
          : 'sticky bottom-3 z-20 mx-auto mt-3 grid w-fit max-w-full gap-2 rounded-xl bg-stage px-3 py-2 text-sm text-white shadow-lg'
      }
    >
      <p role="status" className="flex items-center justify-between gap-3 empty:hidden">
        {said}
        {said && undo && (
          <Button look="onInk" busy={tagging.isPending} onClick={() => tag(undo)}>
            {text.undo}
          </Button>
        )}
        {said && (
          <Button look="onInk" onClick={() => say('')}>
            {text.dismiss}
          </Button>
        )}
      </p>
      {chosen.length > 0 && (
        <section aria-label={text.label} className="flex flex-wrap items-center gap-2">
          <span className="tabular-nums">{text.count(chosen.length)}</span>
          {chosen.length < ids.length && (
            <Button look="onInk" onClick={() => onSelect(ids)}>
              {text.selectAll(ids.length)}
            </Button>
          )}
          {chosen.length > bulkLimit ? (
            <span>{text.tooMany(bulkLimit)}</span>
          ) : (
            <ExportButton look="onInk" label={text.export} filter={{ ids: chosen.join(',') }} />
          )}
          {mayAssign && <AssignSelect ids={chosen} onDone={done} onFailed={say} />}
          {mayAssign && (
            <TagSelected
              applications={applications.filter(({ id }) => selected.has(id))}
              busy={tagging.isPending}
              onTag={(change) => tag({ ...change, ids: chosen })}
            />
          )}
          {mayAssign && <DeclineSelected ids={chosen} onDone={done} />}
          {mayClose && <CloseAsSpam ids={chosen} onDone={done} />}
          <Button look="onInk" onClick={() => onSelect([])}>
            {text.letGo}
          </Button>
        </section>
      )}
    </div>
  );
}

/** `onDone`: says the result in the bar, and lets go of the selection. */
type Action = { ids: readonly string[]; onDone: (result: string) => void };

function CloseAsSpam({ ids, onDone }: Action) {
  const [asking, setAsking] = useState(false);
  useCommands([{ name: text.close.open, run: () => setAsking(true) }]);
  const closing = useClosing();
  return (
    <>
      <Button look="onInk" onClick={() => setAsking(true)}>
        {text.close.open}
      </Button>
      {asking && (
        <FormDialog
          words={{ ...text.close, heading: text.close.heading(ids.length) }}
          error={closing.isError ? words.problem : undefined}
          busy={closing.isPending}
          onSubmit={() => closing.mutate(ids, { onSuccess: ({ length }) => onDone(text.closed(length)) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function AssignSelect({ ids, onDone, onFailed }: Action & { onFailed: (result: string) => void }) {
  const { id: me } = useStaff();
  const { colleagues } = useColleagues();
  const assigning = useAssigning();
  const others = colleagues
    .filter(({ id, role, away }) => id !== me && !away && may(role, 'applications.review'))
    .map(({ id, name }): Option => [id, name]);
  const options: Option[] = [[me, text.assignMe], [nobody, text.assignNobody], ...others];
  const assign = (to: string | null) =>
    assigning.mutate(
      { ids, to },
      { onSuccess: ({ length }) => onDone(text.assigned(length)), onError: () => onFailed(text.failed) },
    );
  useCommands(
    options.map(([to, shown]) => ({
      name: text.assignAll(ids.length, shown),
      run: !assigning.isPending && (() => assign(to === nobody ? null : `${to}`)),
      deep: true,
    })),
  );
  return (
    <Select
      aria-label={text.assign}
      className="min-h-9 max-w-40 rounded-lg bg-surface px-2 text-body"
      value=""
      disabled={assigning.isPending}
      options={options}
      onChoose={(to) => assign(to === nobody ? null : to)}
    >
      <option value="" disabled>
        {text.assign}
      </option>
    </Select>
  );
}
