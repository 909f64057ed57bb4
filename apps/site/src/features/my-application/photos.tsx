import { useRef, useState } from 'react';
import { maxPhotos } from '@blue-peony/contracts';
import { codeOf, tell } from '@blue-peony/ui';
import { flushSync } from 'react-dom';
import { useText } from '../../i18n/localized.tsx';
import { PhotoInput } from '../../photos/photo-input.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { addPhoto, removePhoto } from './api.ts';
import { Failure, useFailureText } from './failure.tsx';
import { Panel } from './panel.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { Own } from './use-stored.ts';

export function Photos(own: Own) {
  const text = useText();
  if (own.application.fresh) return <Album {...own} />;
  return (
    <Panel title={text('my.photos')}>
      <p className="text-pretty text-stone">{text('my.photosOld')}</p>
    </Panel>
  );
}

function Album({ application: { photos }, secret, reload }: Own) {
  const text = useText();
  const [leaving, setLeaving] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    // Elements behind an open dialog cannot take the focus.
    flushSync(() => setLeaving(undefined));
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Panel
      heading={heading}
      title={text('my.photos')}
      lead={text('my.photosLead')}
      action={
        <span className="text-stone tabular-nums">
          {text('my.photosCount', { count: photos.length, max: maxPhotos })}
        </span>
      }
    >
      {photos.length === 0 && <p className="mb-4 text-stone">{text('my.photosNone')}</p>}
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-5">
        {photos.map(({ name }, index) => (
          <PhotoTile key={name} secret={secret} name={name} number={index + 1} onRemove={() => setLeaving(name)} />
        ))}
      </ul>
      {photos.length < maxPhotos && <AddPhotos room={maxPhotos - photos.length} secret={secret} reload={reload} />}
      {leaving !== undefined && <RemovePhoto secret={secret} name={leaving} reload={reload} onClose={close} />}
    </Panel>
  );
}

type AddProps = Pick<Own, 'secret' | 'reload'> & { room: number };

/** Uploads photos one after another; the first failure stops the rest and is shown. */
function AddPhotos({ room, secret, reload }: AddProps) {
  const text = useText();
  const [progress, setProgress] = useState<{ number: number; count: number }>();
  const add = useAction(async (files: readonly File[]) => {
    const chosen = files.slice(0, room);
    try {
      for (const [index, photo] of chosen.entries()) {
        setProgress({ number: index + 1, count: chosen.length });
        await addPhoto(secret, photo);
      }
    } finally {
      setProgress(undefined);
      reload();
    }
  });
  return (
    <div className="mt-5">
      <label className="relative inline-flex min-h-12 items-center justify-center rounded-full border border-ink/20 px-6 font-semibold transition focus-within:border-peony-500 focus-within:ring-4 focus-within:ring-peony-500/15 hover:border-ink/40 hover:bg-peony-50 max-sm:w-full">
        {text('application.photosAdd')}
        <PhotoInput full={false} onAdd={add.run} />
      </label>
      <p role="status" className="text-stone not-empty:mt-3">
        {progress && text('my.photoAdding', progress)}
      </p>
      <Failure code={add.failed} />
    </div>
  );
}

type RemoveProps = Pick<Own, 'secret' | 'reload'> & { name: string; onClose: () => void };

function RemovePhoto({ secret, name, reload, onClose }: RemoveProps) {
  const text = useText();
  const failureText = useFailureText();
  const remove = useAction(async () => {
    try {
      await removePhoto(secret, name);
    } catch (error) {
      // The photo is already deleted, so the request is fulfilled.
      if (codeOf(error) !== 'not_found') throw error;
    }
    reload();
    onClose();
    tell(text('my.photoRemoved'));
  });
  return (
    <ConfirmDialog
      title={text('my.photoRemoveTitle')}
      yes={text('my.photoRemoveYes')}
      no={text('my.keep')}
      busy={remove.busy}
      failed={remove.failed && failureText(remove.failed)}
      onYes={remove.run}
      onClose={onClose}
    >
      {text('my.photoRemoveText')}
    </ConfirmDialog>
  );
}
