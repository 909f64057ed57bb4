import { dismissLinkError, useSession } from '../../api/session.ts';
import { messages } from '../../i18n/messages.ts';

const text = messages.session;

/** Why staff see this screen and not the one they expected: the session ended, or a link did not work. */
export function SessionNotice() {
  const { ending, linkError } = useSession();
  return (
    <>
      {ending && (
        <p role="status" className="mb-4 rounded-lg bg-peony-50 px-3 py-2 text-sm">
          {text.endings[ending]}
        </p>
      )}
      {linkError && (
        <div role="alert" className="mb-4 flex items-start gap-3 rounded-lg bg-danger/8 px-3 py-2 text-sm text-danger">
          <p className="grow wrap-anywhere">{text.linkError(linkError)}</p>
          <button type="button" className="cursor-pointer underline" onClick={dismissLinkError}>
            {text.dismiss}
          </button>
        </div>
      )}
    </>
  );
}
