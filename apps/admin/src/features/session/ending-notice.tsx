import { useSession } from '../../api/session.ts';
import { session as text } from '../../i18n/session.ts';

export function EndingNotice() {
  const { ending, waiting } = useSession();
  if (!ending) return null;
  return (
    <p role="status" className="mb-4 rounded-lg bg-tint px-3 py-2 text-sm">
      {text.endings[ending]} {waiting && text.waits}
    </p>
  );
}
