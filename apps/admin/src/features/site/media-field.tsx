import type { MediaKind } from '@blue-peony/agency/schema';
import { useState } from 'react';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Select } from '../../ui/select.tsx';
import { MediaPicture } from './media-picture.tsx';
import { UploadButton } from './upload-button.tsx';
import { useMedia, useUpload } from './use-upload.ts';
import { site } from './words.ts';

const text = site.media;

type Props = { kind: MediaKind; id: string; value: string; seed: string; onChange: (address: string) => void };

/** The address of a file: typed, of one that was uploaded before, or of one that is uploaded here. */
export function MediaField({ kind, value, seed, onChange, ...common }: Props) {
  const { data } = useMedia();
  const [added, setAdded] = useState<{ name: string; isOther: boolean }>();
  const { mutate, isPending, problem } = useUpload((media) => {
    setAdded({ name: media.name, isOther: media.kind !== kind });
    if (media.kind === kind) onChange(media.address);
  });
  const items = data?.items.filter((item) => item.kind === kind) ?? [];
  const isChosen = items.some(({ address }) => address === value);
  return (
    <div className="grid gap-2">
      {!isChosen && (
        <input
          {...common}
          type="text"
          dir="auto"
          className="field"
          placeholder={seed}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <div className="flex items-center gap-2">
        {kind !== 'captions' && (value || seed) && <MediaPicture kind={kind} address={value || seed} />}
        {items.length > 0 && (
          <Select
            {...(isChosen ? common : { 'aria-label': text.choose })}
            className="field max-w-80 min-w-0 flex-1 text-sm"
            value={isChosen ? value : ''}
            options={items.map(({ address, name }) => [address, name])}
            onChoose={onChange}
          >
            <option value="">{isChosen ? text.another : text.choose}</option>
          </Select>
        )}
        <UploadButton kind={kind} busy={isPending} onFile={mutate} />
      </div>
      <ErrorText>{problem ?? (added?.isOther && text.other[kind])}</ErrorText>
      <StatusText>{!problem && added && !added.isOther && text.added(added.name)}</StatusText>
    </div>
  );
}
