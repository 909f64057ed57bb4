import { auth } from './auth.ts';
import { refusalOf, type Refusal } from './session.ts';

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Opens a session at two factors, in which the desk goes on. @returns what went wrong; undefined when signed in */
export const logInWithPasskey = async (): Promise<Refusal | undefined> => refusalOf(await auth.signInWithPasskey());
