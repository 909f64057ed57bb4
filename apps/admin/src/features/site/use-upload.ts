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

export function useUpload(onAdded: (media: Media) => void) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => {
      if (file.size > mediaLimits.bytes) throw new RequestFailure('photo_too_large');
      const body = new FormData();
      body.set('file', file);
      return call(mediaEndpoints.addMedia, { body, limitMs });
    },
    onSuccess: async (media) => {
      onAdded(media);
      await client.invalidateQueries({ queryKey: mediaKey });
    },
  });
  return { upload: mutate, isPending, problem: error ? refusalOf(error) : undefined };
}

export function useRemoval(onRemoved: () => void) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (hash: string) => call(mediaEndpoints.removeMedia, { params: { hash } }),
    onSuccess: async () => {
      onRemoved();
      await client.invalidateQueries({ queryKey: mediaKey });
    },
  });
  return { remove: mutate, isPending, problem: error ? refusalOf(error) : undefined };
}

function refusalOf(error: Error): string {
  const { code = '', errors = [] } = error instanceof RequestFailure ? error : {};
  const isLong = errors.some((each) => each.code === 'too_long');
  return text.refused[isLong ? 'too_long' : code] ?? text.again;
}
