import { auth } from '../../api/auth.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf } from '../../api/session.ts';
import { account } from './words.ts';

/** @returns why it was not saved */
export async function saveName(typed: string): Promise<string | undefined> {
  const refusal = refusalOf(await auth.updateUser({ data: { display_name: typed.trim() || null } }));
  return refusal?.code === 'validation_failed' ? account.profile.badName : refusalText(refusal);
}
