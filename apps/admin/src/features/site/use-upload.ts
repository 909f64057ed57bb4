import { mediaEndpoints, mediaLimits, type Media } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { site } from './words.ts';

const text = site.media;
const mediaKey = ['site media'];
const limitMs = 300_000;

/** Asked again: what uses a file changes with the draft. */
export const useMedia = () => useCall(mediaKey, mediaEndpoints.listMedia, { staleTime: 0 });

function useMediaChange<Given, Made>(change: (given: Given) => Promise<Made>, onDone: (made: Made) => void) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: async (made) => {
      onDone(made);
      await client.invalidateQueries({ queryKey: mediaKey });
    },
  });
  return { mutate, isPending, problem: error ? refusalOf(error) : undefined };
}

async function upload(file: File): Promise<Media> {
  if (file.size > mediaLimits.bytes) throw new RequestFailure('photo_too_large');
  const body = new FormData();
  body.set('file', file);
  return call(mediaEndpoints.addMedia, { body, limitMs });
}

export const useUpload = (onAdded: (media: Media) => void) => useMediaChange(upload, onAdded);

export const useRemoval = (onRemoved: () => void) =>
  useMediaChange((hash: string) => call(mediaEndpoints.removeMedia, { params: { hash } }), onRemoved);

function refusalOf(error: Error): string {
  const { code = '', errors = [] } = error instanceof RequestFailure ? error : {};
  const isLong = errors.some((each) => each.code === 'too_long');
  return text.refused[isLong ? 'too_long' : code] ?? text.again;
}
