import { useState } from 'react';
import { RequestFailure, type FailureCode } from '@blue-peony/ui';

export function useAction<Input extends unknown[]>(act: (...input: Input) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailureCode>();
  const run = async (...input: Input) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await act(...input);
    } catch (error) {
      setFailed(error instanceof RequestFailure ? error.code : 'internal');
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, run: (...input: Input) => void run(...input) };
}
