import { repliesEndpoints, type UnknownReply } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useMay } from '../../../api/session.ts';
import { todayKey } from '../../../api/today-key.ts';
import { useCall } from '../../../api/use-call.ts';
import { useToday } from '../../../api/waiting.ts';
import { Link } from '../../../router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FindApplicant, type Found } from './find-applicant.tsx';
import { ReplyFiles } from './reply-files.tsx';
import { Quoted, ReplyWords } from './reply-words.tsx';
import { unknownKey, usePlace } from '../answers/use-replies.ts';
import { unknown as text } from './unknown-words.ts';
import { replies } from './words.ts';

type Placed = { reply: string; to: Found };

/** Mails that fit no application wait here for staff. Nothing is shown while there are none. */
export function UnknownReplies() {
  const counted = useToday().data?.unknown_replies ?? 0;
  const allowed = useMay('applications.review');
  const { data, isError } = useCall(unknownKey, repliesEndpoints.listUnknownReplies, {
    enabled: allowed && counted > 0,
    staleTime: 5_000,
  });
  const [placed, setPlaced] = useState<Placed>();
  const items = data?.items ?? [];
  if (!allowed || (items.length === 0 && !placed && !isError)) return null;
  return (
    <div id="unknown-replies" className="scroll-mt-20">
      <Panel heading={text.heading}>
        <p className="max-w-prose text-muted">{text.explain}</p>
        <ErrorText>{isError && text.failed}</ErrorText>
        <div role="status" className="empty:hidden">
          {placed && <PlacedNotice placed={placed} onBack={() => setPlaced(undefined)} />}
        </div>
        <ul className="grid grid-cols-1 gap-2 xl:grid-cols-2">
          {items.map((reply) => (
            <li key={reply.id}>
              <UnknownCard reply={reply} onPlaced={(to) => setPlaced({ reply: reply.id, to })} />
            </li>
          ))}
        </ul>
        {data && data.total > items.length && <p className="text-muted">{text.newest(items.length, data.total)}</p>}
      </Panel>
    </div>
  );
}

function PlacedNotice({ placed: { reply, to }, onBack }: { placed: Placed; onBack: () => void }) {
  const placing = usePlace(reply, onBack);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-success-tint px-3 py-2">
      <span dir="auto" className="wrap-anywhere">
        {text.placed(to.name)}
      </span>
      <Link className="text-link" to={`/review/${to.id}`}>
        {text.open}
      </Link>
      <Button busy={placing.isPending} onClick={() => placing.mutate(null)}>
        {text.putBack}
      </Button>
      <ErrorText>{placing.isError && text.actionFailed}</ErrorText>
    </div>
  );
}

function UnknownCard({ reply, onPlaced }: { reply: UnknownReply; onPlaced: (to: Found) => void }) {
  const { id, at, kind, from_name, from_address, subject, deleted_at } = reply;
  const [asking, setAsking] = useState<'whose' | 'delete'>();
  const [to, setTo] = useState<Found>();
  const placing = usePlace(id, () => to && onPlaced(to));
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => call(repliesEndpoints.deleteUnknownReply, { params: { id } }),
    onSuccess: () => {
      for (const queryKey of [unknownKey, todayKey]) void client.invalidateQueries({ queryKey });
    },
  });
  return (
    <article className="flex h-full flex-col gap-1.5 rounded-lg bg-page px-3 py-2">
      <div className="grid grid-cols-1 gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
          <bdi className="text-sm font-semibold wrap-anywhere text-body">{from_name || from_address}</bdi>
          {from_name && <bdi className="wrap-anywhere">{from_address}</bdi>}
          <Moment at={at} />
          {kind !== 'reply' && <Tag>{replies.quiet[kind]}</Tag>}
        </p>
        <p dir="auto" className="font-medium wrap-anywhere">
          {subject || replies.noSubject}
        </p>
        <ReplyWords words={reply.text} cut={reply.cut} />
        <Quoted words={reply.quoted} />
        <ReplyFiles reply={reply} who={from_name || from_address} />
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        <Button aria-label={text.assignOf(from_address)} onClick={() => setAsking('whose')}>
          {text.assign}
        </Button>
        <Button aria-label={text.removeOf(from_address)} onClick={() => setAsking('delete')}>
          {text.remove}
        </Button>
        <span className="ml-auto text-xs text-muted">
          {text.goes} <Moment at={deleted_at} />
        </span>
      </div>
      {asking === 'whose' && (
        <FindApplicant
          sought={from_address}
          busy={placing.isPending}
          error={placing.isError ? text.actionFailed : undefined}
          onChoose={(found) => {
            setTo(found);
            placing.mutate(found.id);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'delete' && (
        <FormDialog
          danger
          words={text.sure}
          error={removing.isError ? text.actionFailed : undefined}
          busy={removing.isPending}
          onSubmit={() => removing.mutate()}
          onClose={() => setAsking(undefined)}
        />
      )}
    </article>
  );
}
