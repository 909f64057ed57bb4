import type { Reply } from '@blue-peony/contracts';
import { useMay } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ReplyFiles } from './reply-files.tsx';
import { Quoted, ReplyWords } from './reply-words.tsx';
import { usePlace } from '../answers/use-replies.ts';
import { replies as text } from './words.ts';

/** @param name the applicant's, for a mail from her address that says none */
type Props = { reply: Reply; name: string };

/** A mail of an applicant, or of whom it says; what a machine wrote is folded. */
export function ReplyCard({ reply, name }: Props) {
  const { kind, from_name, from_address, other_sender, subject, at } = reply;
  const who = from_name || (other_sender ? from_address : name);
  if (kind !== 'reply')
    return (
      <details className="rounded-lg px-3 py-1.5 text-muted ring-1 ring-line">
        <summary className="cursor-pointer wrap-anywhere">
          {text.quiet[kind]} · <Moment at={at} />
        </summary>
        <div className="grid grid-cols-1 gap-1 pt-1.5">
          <p className="text-xs wrap-anywhere">
            <bdi>{from_address}</bdi> · <bdi>{subject || text.noSubject}</bdi>
          </p>
          <Body reply={reply} who={who} />
        </div>
      </details>
    );
  const { waits, matched } = reply;
  return (
    <article
      className={`grid grid-cols-1 gap-1.5 rounded-lg px-3 py-2 ring-1 ${other_sender ? 'bg-warning-tint/50 ring-warning' : waits ? 'bg-tint ring-primary/60' : 'bg-tint ring-line'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
        <bdi className="text-sm font-semibold wrap-anywhere text-body">{who}</bdi>
        {!from_name && !other_sender && <bdi className="wrap-anywhere">{from_address}</bdi>}
        <Moment at={at} />
        {waits && <Tag className="bg-primary! text-on-solid!">{text.waits}</Tag>}
        {other_sender && <Tag tone="warning">{text.other}</Tag>}
      </p>
      {other_sender && (
        <p className="wrap-anywhere text-warning">
          <bdi className="font-semibold">{from_address}</bdi>. {text.otherHint}
        </p>
      )}
      <p dir="auto" className="font-medium wrap-anywhere">
        {subject || text.noSubject}
      </p>
      <Body reply={reply} who={who} />
      {matched === 'staff' && <PutBack reply={reply} />}
    </article>
  );
}

function Body({ reply, who }: { reply: Reply; who: string }) {
  return (
    <>
      <ReplyWords words={reply.text} cut={reply.cut} />
      <Quoted words={reply.quoted} />
      <ReplyFiles reply={reply} who={who} />
    </>
  );
}

function PutBack({ reply: { id, from_address } }: { reply: Reply }) {
  const placing = usePlace(id, () => {});
  const allowed = useMay('applications.review');
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
        {text.assigned}
        {allowed && (
          <Button
            look="quiet"
            aria-label={text.putBackOf(from_address)}
            busy={placing.isPending}
            onClick={() => placing.mutate(null)}
          >
            {text.putBack}
          </Button>
        )}
      </p>
      <ErrorText>{placing.isError && text.settleFailed}</ErrorText>
    </>
  );
}
