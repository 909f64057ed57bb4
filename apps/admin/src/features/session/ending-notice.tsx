import { useSession } from '../../api/session.ts';
import { messages } from '../../i18n/messages.ts';

const text = messages.session;

/** Why staff who were at the desk see the sign-in, and that their page waits behind it. */
export function EndingNotice() {
  const { ending, waiting } = useSession();
  if (!ending) return null;
  return (
    <p role="status" className="mb-4 rounded-lg bg-peony-50 px-3 py-2 text-sm">
      {text.endings[ending]} {waiting && text.waits}
    </p>
  );
}
