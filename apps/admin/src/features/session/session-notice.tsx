import { dismissLinkError, useSession } from '../../api/session.ts';
import { session as text } from '../../i18n/session.ts';

export function SessionNotice() {
  const { linkError } = useSession();
  if (!linkError) return null;
  return (
    <div role="alert" className="mb-4 flex items-start gap-3 rounded-lg bg-danger-tint px-3 py-2 text-sm text-danger">
      <p className="grow wrap-anywhere">{text.linkError(linkError)}</p>
      <button type="button" className="cursor-pointer underline" onClick={dismissLinkError}>
        {text.dismiss}
      </button>
    </div>
  );
}
