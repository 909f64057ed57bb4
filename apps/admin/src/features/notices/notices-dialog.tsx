import type { Notice } from '@blue-peony/contracts';
import { useColleagues } from '../../api/colleagues.ts';
import { useNotices, useSeeNotices } from '../../api/notices.ts';
import { Link } from '../../router/link.tsx';
import { Ago } from '../../ui/ago.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusedInDialog } from '../../ui/focused.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Tag } from '../../ui/tag.tsx';
import { notices as text } from './words.ts';

export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useNotices();
  const seeing = useSeeNotices();
  const items = data?.items ?? [];
  const [newest] = items;
  return (
    <Dialog label={text.heading} className="w-[28rem]" onClose={onClose}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-base font-semibold">{text.heading}</h2>
        {newest && data && data.unseen > 0 && (
          <Button busy={seeing.isPending} onClick={() => seeing.mutate({ until: newest.at })}>
            {text.seeAll}
          </Button>
        )}
        <Button ref={focusedInDialog} onClick={onClose}>
          {text.close}
        </Button>
      </div>
      <ErrorText>{seeing.isError && text.failed}</ErrorText>
      {data && items.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="grid grid-cols-1 gap-1">
        {items.map((notice) => (
          <li key={notice.id}>
            <Entry notice={notice} onOpen={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Entry({
  notice: { application_id, name, kind, by, at, seen_at },
  onOpen,
}: {
  notice: Notice;
  onOpen: () => void;
}) {
  const { nameOf } = useColleagues();
  return (
    <Link
      to={`/review/${application_id}`}
      className={`grid grid-cols-1 gap-0.5 rounded-lg px-3 py-2 ring-1 ring-line hover:bg-tint hover:ring-control ${seen_at ? '' : 'bg-tint'}`}
      onClick={onOpen}
    >
      <span className="text-xs wrap-anywhere text-muted">{text.kinds[kind](nameOf(by))}</span>
      <span className="flex items-baseline gap-2">
        <bdi className={`wrap-anywhere ${seen_at ? '' : 'font-semibold'}`}>{name}</bdi>
        {!seen_at && <Tag tone="accent">{text.isNew}</Tag>}
        <span className="ml-auto shrink-0 text-xs text-muted">
          <Ago at={at} />
        </span>
      </span>
    </Link>
  );
}
