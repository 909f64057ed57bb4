import { useState } from 'react';
import { usePhotos } from '../../photos/use-photos.ts';
import { keepPhotos, keptPhotos } from './draft.ts';
import type { Waiting } from './keep-trying.ts';
import { loadSending } from './use-submission.ts';

export function useFormPhotos() {
  const [waiting, setWaiting] = useState<Waiting>();
  const photos = usePhotos({
    kept: { read: keptPhotos, write: keepPhotos },
    attempt: async (send, signal) => {
      const { keepTrying } = await loadSending();
      return keepTrying(send, setWaiting, signal).finally(() => setWaiting(undefined));
    },
  });
  const sending = photos.chosen.findIndex(({ state }) => state.step === 'sending');
  return {
    ...photos,
    waiting,
    sending: sending < 0 ? undefined : { number: sending + 1, count: photos.chosen.length },
  };
}

export type FormPhotos = ReturnType<typeof useFormPhotos>;
