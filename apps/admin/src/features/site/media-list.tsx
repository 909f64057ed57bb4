import type { UsedMedia } from '@blue-peony/contracts';
import { tell } from '@blue-peony/ui';
import { useState } from 'react';
import { useColleagues } from '../../api/colleagues.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { MediaPicture } from './media-picture.tsx';
import { UploadButton } from './upload-button.tsx';
import { useMedia, useRemoval, useUpload } from './use-upload.ts';
import { site } from './words.ts';

const text = site.media;

/** Every uploaded file with where it is used; what nothing names can be deleted. */
export function MediaList() {
  const { data, isPending, isError } = useMedia();
  const adding = useUpload(({ name }) => tell(text.added(name)));
  return (
    <Panel
      heading={text.heading}
      className="max-w-4xl"
      aside={<UploadButton look="primary" busy={adding.isPending} onFile={adding.mutate} />}
    >
      <p className="text-muted">{text.explain}</p>
      <ErrorText>{adding.problem ?? (isError && text.failed)}</ErrorText>
      {isPending && <Quiet>{text.loading}</Quiet>}
      {data?.items.length === 0 && <Quiet>{text.empty}</Quiet>}
      <ul className="divide-y divide-line">
        {data?.items.map((media) => (
          <Entry key={media.hash} media={media} />
        ))}
      </ul>
    </Panel>
  );
}

function Entry({ media }: { media: UsedMedia }) {
  const { kind, name, address, bytes, width, height, seconds, draft, revision, staff_id, at } = media;
  const { nameOf } = useColleagues();
  const [asking, setAsking] = useState(false);
  const used = text.used(draft, revision);
  const about = [
    text.kinds[kind],
    width && height && text.pixels(width, height),
    seconds && text.seconds(seconds),
    text.size(bytes),
    nameOf(staff_id),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <MediaPicture kind={kind} address={address} />
      <div className="min-w-0 grow basis-56">
        <a href={address} target="_blank" rel="noreferrer" className="font-medium wrap-anywhere text-link">
          {name}
        </a>
        <p className="text-xs text-muted">
          {about.filter(Boolean).join(' · ')} · <Moment at={at} />
        </p>
      </div>
      <Tag tone={used ? 'success' : 'plain'}>{used ? `${text.usedIn} ${used}` : text.unused}</Tag>
      {!used && (
        <Button look="quiet" aria-label={text.removeNamed(name)} onClick={() => setAsking(true)}>
          {text.remove}
        </Button>
      )}
      {asking && <Removal media={media} onClose={() => setAsking(false)} />}
    </li>
  );
}

function Removal({ media: { hash, name }, onClose }: { media: UsedMedia; onClose: () => void }) {
  const { mutate: remove, isPending, problem } = useRemoval(() => tell(text.removed(name)));
  return (
    <FormDialog
      words={{ ...text.ask, heading: text.ask.heading(name) }}
      error={problem}
      busy={isPending}
      danger
      onSubmit={() => remove(hash)}
      onClose={onClose}
    />
  );
}
