import { auth } from './auth.ts';
import { refusalOf, type Refusal } from './session.ts';

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Signs in with a passkey, which counts as two factors. @returns the error message; undefined when signed in */
export const logInWithPasskey = async (): Promise<Refusal | undefined> => refusalOf(await auth.signInWithPasskey());
