import { useState } from 'react';
import { bookingsEndpoints, type Coach } from '@blue-peony/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { CoachForm } from './coach-form.tsx';
import { hoursText } from './coach-fields.ts';
import { sessions as text } from './words.ts';

/** Who gives sessions, and when. */
export function Coaches() {
  const mayChange = useMay('sessions.manage');
  const [edited, setEdited] = useState<string>();
  const [overtaken, setOvertaken] = useState(0);
  const { data, isError } = useCall(['coaches'], bookingsEndpoints.listCoaches);
  const openForm = (id?: string) => {
    setEdited(id);
    setOvertaken(0);
  };
  const shared = {
    overtaken: overtaken > 0,
    onOvertaken: () => setOvertaken((times) => times + 1),
    onDone: () => openForm(),
  };
  return (
    <section aria-labelledby="coaches" className="mb-6 grid gap-3">
      <h2 id="coaches" className="text-lg font-semibold">
        {text.coaches}
      </h2>
      <p className="max-w-2xl text-sm text-muted">{text.lead}</p>
      <ErrorText>{isError && text.failed}</ErrorText>
      {data?.items.map((coach) =>
        edited === coach.id ? (
          <CoachForm key={`${coach.id} ${overtaken}`} coach={coach} {...shared} />
        ) : (
          <CoachCard key={coach.id} coach={coach} onEdit={mayChange ? () => openForm(coach.id) : undefined} />
        ),
      )}
      {mayChange && edited === '' && <CoachForm coach={undefined} {...shared} />}
      {mayChange && edited !== '' && (
        <div>
          <Button onClick={() => openForm('')}>{text.add}</Button>
        </div>
      )}
    </section>
  );
}

function CoachCard({ coach, onEdit }: { coach: Coach; onEdit: (() => void) | undefined }) {
  const [asking, setAsking] = useState(false);
  const feed = useMutation({
    mutationFn: (renew: boolean) => call(bookingsEndpoints.openFeed, { params: { id: coach.id }, body: { renew } }),
    onSuccess: () => setAsking(false),
  });
  const failed = feed.isError ? text.saveFailed : undefined;
  const hours = text.days
    .map((name, index) => [name, hoursText(coach.hours, index + 1)] as const)
    .filter(([, times]) => times);
  return (
    <article aria-label={coach.name} className="grid gap-2 panel p-4 text-sm">
      <p>
        <strong className="font-semibold">{coach.name}</strong>{' '}
        <span className="text-muted">
          {coach.zone} · {coach.published ? text.published : text.hidden}
        </span>
      </p>
      <p className="text-muted">{hours.map((day) => day.join(' ')).join(' · ')}</p>
      {onEdit && (
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={onEdit}>{text.edit}</Button>
          <Button look="quiet" busy={feed.isPending} onClick={() => feed.mutate(false)}>
            {text.feed}
          </Button>
          <Button look="quiet" busy={feed.isPending} onClick={() => setAsking(true)}>
            {text.renew}
          </Button>
          <ErrorText>{!asking && failed}</ErrorText>
        </div>
      )}
      {feed.data && <CopyField label={text.address} value={feed.data.url} />}
      <StatusText>{feed.isSuccess && (feed.variables ? text.renewed : text.secret)}</StatusText>
      {asking && (
        <FormDialog
          danger
          words={text.renewing}
          error={failed}
          busy={feed.isPending}
          onSubmit={() => feed.mutate(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  );
}
