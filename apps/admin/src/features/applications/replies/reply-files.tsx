import { repliesEndpoints, type Reply, type ReplyFile } from '@blue-peony/contracts';
import { saveFile } from '@blue-peony/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { open } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusedInDialog } from '../../../ui/focused.ts';
import { ErrorText } from '../../../ui/messages.tsx';
import { PhotoMark } from '../photo-mark.tsx';
import { replies as text } from './words.ts';

const timeLimit = 60_000;

/** With the session's token, which a link would not send. Each opening is a look in the audit log. */
async function fetchFile(id: string, file: string): Promise<Blob> {
  const signal = AbortSignal.timeout(timeLimit);
  const response = await open(repliesEndpoints.openReplyFile, { params: { id, file }, signal });
  return response.blob();
}

type Props = { reply: Pick<Reply, 'id' | 'files'>; who: string };

/** Pictures are covered until they are opened, as photos are; any other file is only saved. */
export function ReplyFiles({ reply: { id, files }, who }: Props) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={text.files} className="flex flex-wrap items-start gap-2 pt-0.5 print:hidden">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          {file.picture ? <Picture id={id} file={file} who={who} /> : <Download id={id} file={file} />}
        </li>
      ))}
    </ul>
  );
}

type FileProps = { id: string; file: ReplyFile };

function Download({ id, file }: FileProps) {
  const saving = useMutation({
    mutationFn: () => fetchFile(id, file.id),
    onSuccess: (blob) => saveFile(blob, file.name),
  });
  return (
    <>
      <Button className="flex max-w-full items-center gap-2" busy={saving.isPending} onClick={() => saving.mutate()}>
        <span className="sr-only">{text.download}</span>
        <bdi className="truncate">{file.name}</bdi>
        <span className="shrink-0 text-xs text-muted tabular-nums">{text.size(file.bytes)}</span>
      </Button>
      <ErrorText>{saving.isError && text.fileFailed}</ErrorText>
    </>
  );
}

type Seen = { href: string; at: Date };

function Picture({ id, file, who }: FileProps & { who: string }) {
  const [seen, setSeen] = useState<Seen>();
  const [viewing, setViewing] = useState(false);
  const opening = useMutation({
    mutationFn: () => fetchFile(id, file.id),
    onSuccess: (blob) => {
      setSeen({ href: URL.createObjectURL(blob), at: new Date() });
      setViewing(true);
    },
  });
  useEffect(() => () => seen && URL.revokeObjectURL(seen.href), [seen]);
  const show = () => {
    if (seen) setViewing(true);
    else if (!opening.isPending) opening.mutate();
  };
  return (
    <>
      <span className="relative block w-fit overflow-hidden rounded-lg">
        <button
          type="button"
          aria-label={text.picture(file.name)}
          aria-busy={opening.isPending || undefined}
          className="block cursor-zoom-in bg-stage-soft text-white"
          onClick={show}
        >
          {seen ? (
            <img src={seen.href} alt={text.alt(file.name, who)} className="h-24 w-auto max-w-full object-cover" />
          ) : (
            <span
              aria-hidden="true"
              className="photo-cover grid h-14 w-24 place-items-center px-1.5 text-xs font-medium"
            >
              <bdi className="max-w-full truncate">{file.name}</bdi>
            </span>
          )}
        </button>
        {seen && <PhotoMark at={seen.at} />}
      </span>
      <ErrorText>{opening.isError && text.fileFailed}</ErrorText>
      {viewing && seen && (
        <Dialog label={file.name} look="stage" onClose={() => setViewing(false)}>
          <div className="flex h-full flex-col">
            <div className="flex items-center justify-between gap-3 px-3 py-2">
              <p dir="auto" className="min-w-0 truncate text-sm">
                {file.name}
              </p>
              <Button look="onInk" ref={focusedInDialog} onClick={() => setViewing(false)}>
                {text.close}
              </Button>
            </div>
            <div className="@container-size grid min-h-0 grow place-items-center p-2">
              <span className="relative">
                <img
                  src={seen.href}
                  alt={text.alt(file.name, who)}
                  className="max-h-[calc(100cqh-1rem)] max-w-[calc(100cqw-1rem)]"
                />
                <PhotoMark at={seen.at} />
              </span>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
