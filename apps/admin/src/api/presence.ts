import { useSyncExternalStore } from 'react';
import { listeners } from '../ui/listeners.ts';
import { onStaffChange, refusalOf } from './session.ts';

const needed = 'reauthentication_needed';

let settle: ((confirmed: boolean) => void) | undefined;
let asked: Promise<boolean> | undefined;
const { tell, subscribe } = listeners();

onStaffChange(() => settle?.(false));

/** Asks the signed-in staff member for a factor. All callers share one dialog. @returns whether the proof was given */
function askForPresence(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    settle = (confirmed) => {
      asked = settle = undefined;
      resolve(confirmed);
      tell();
    };
    tell();
  });
  return asked;
}

/** The dialog's callback; undefined while no proof is requested. */
export const usePresenceAsked = (): ((confirmed: boolean) => void) | undefined =>
  useSyncExternalStore(subscribe, () => settle);

/** Runs a call of the sign-in service. If the service requires proof of presence, asks for it and repeats the call. */
export async function whilePresent<A extends Parameters<typeof refusalOf>[0]>(run: () => Promise<A>): Promise<A> {
  const answer = await run();
  return answer.error?.code === needed && (await askForPresence()) ? run() : answer;
}

export async function whilePresentCalling<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (failure) {
    if ((failure as { code?: unknown }).code !== needed || !(await askForPresence())) throw failure;
    return run();
  }
}
