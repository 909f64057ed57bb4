import { useState } from 'react';
import { codeOf, type FailureCode } from '@blue-peony/ui';

/**
 * Runs one at a time: a press meanwhile does nothing.
 * @param onFailure runs before the failure shows, for example to read the current state
 */
export function useAction<Input extends unknown[]>(act: (...input: Input) => Promise<unknown>, onFailure?: () => void) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailureCode>();
  const run = async (...input: Input) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await act(...input);
    } catch (error) {
      onFailure?.();
      setFailed(codeOf(error) ?? 'internal');
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, run: (...input: Input) => void (busy || run(...input)) };
}
