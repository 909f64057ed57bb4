import { bulkLimit } from '@blue-peony/contracts';
import { useState } from 'react';
import { useColleagues } from '../../api/colleagues.ts';
import { useMay, useStaff } from '../../api/session.ts';
import { list as text } from './list-words.ts';
import { application as words } from '../../i18n/application.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select, type Option } from '../../ui/select.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { ExportButton } from './export-button.tsx';
import { useAssigning, useClosing } from './use-bulk.ts';

const nobody = 'nobody';

type Props = {
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
};

export function BulkBar({ ids, selected, onSelect }: Props) {
  const mayClose = useMay('applications.manage');
  const mayAssign = useMay('applications.review');
  const [asking, setAsking] = useState(false);
  const closing = useClosing();
  const assigning = useAssigning();
  const onDone = { onSuccess: () => onSelect([]) };
  const chosen = [...selected];
  const close = () => {
    assigning.reset();
    closing.mutate(chosen, {
      onSuccess: () => {
        setAsking(false);
        onSelect([]);
      },
    });
  };
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {closing.data && text.closed(closing.data.length)}
        {assigning.data && text.assigned(assigning.data.length)}
      </p>
      <ErrorText>{assigning.isError && text.failed}</ErrorText>
      {chosen.length > 0 && (
        <section
          aria-label={text.bulk}
          className="sticky bottom-3 z-20 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-xl bg-stage px-3 py-2 text-sm text-white shadow-lg"
        >
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
          {mayAssign && (
            <AssignSelect
              busy={assigning.isPending}
              onAssign={(to) => {
                closing.reset();
                assigning.mutate({ ids: chosen, to }, onDone);
              }}
            />
          )}
          {mayClose && (
            <Button look="onInk" onClick={() => setAsking(true)}>
              {text.close.open}
            </Button>
          )}
          <Button look="onInk" onClick={() => onSelect([])}>
            {text.letGo}
          </Button>
        </section>
      )}
      {asking && (
        <FormDialog
          words={{ ...text.close, heading: text.close.heading(chosen.length) }}
          cancel={words.cancel}
          error={closing.isError ? words.problem : undefined}
          busy={closing.isPending}
          onSubmit={close}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function AssignSelect({ busy, onAssign }: { busy: boolean; onAssign: (to: string | null) => void }) {
  const { id: me } = useStaff();
  const { colleagues } = useColleagues();
  const others = colleagues.filter(({ id, away }) => id !== me && !away).map(({ id, name }): Option => [id, name]);
  return (
    <Select
      aria-label={text.assign}
      className="min-h-9 max-w-40 rounded-lg bg-surface px-2 text-body"
      value=""
      disabled={busy}
      options={others}
      onChoose={(to) => onAssign(to === nobody ? null : to)}
    >
      <option value="" disabled>
        {text.assign}
      </option>
      <option value={me}>{text.assignMe}</option>
      <option value={nobody}>{text.assignNobody}</option>
    </Select>
  );
}
