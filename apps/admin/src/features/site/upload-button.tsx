import type { MediaKind } from '@blue-peony/agency/schema';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { site } from './words.ts';

const text = site.media;
const accepted: Record<MediaKind, string> = {
  picture: 'image/jpeg,image/png,image/webp',
  video: 'video/mp4,video/webm',
  captions: '.vtt',
};

type Props = { kind?: MediaKind; busy: boolean; look?: 'primary'; onFile: (file: File) => void };

/** What a file is, the server tells by its bytes; a browser only offers what fits. */
export function UploadButton({ kind, busy, look, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const label = kind ? text.uploadNamed[kind] : text.upload;
  return (
    <>
      <Button look={look ?? 'secondary'} busy={busy} aria-label={label} onClick={() => input.current?.click()}>
        {busy ? text.uploading : text.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={kind ? accepted[kind] : Object.values(accepted).join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
