import { askForSession, type Refusal } from './session.ts';

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Signs in with a passkey, which counts as two factors. @returns the error message; undefined when signed in */
export const logInWithPasskey = (): Promise<Refusal | undefined> => askForSession((auth) => auth.signInWithPasskey());
