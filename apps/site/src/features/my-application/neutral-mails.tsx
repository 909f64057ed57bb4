import { useText } from '../../i18n/localized.tsx';
import { useAction } from '../../ui/use-action.ts';
import { correct } from './api.ts';
import { Failure } from './failure.tsx';
import type { Own } from './use-stored.ts';

/** Whether a list of mails shows nothing of ours: her choice in the form, to be changed at any time. */
export function NeutralMails({ application: { discreet = false, version }, secret, update, reload }: Own) {
  const text = useText();
  const change = useAction(
    async (wanted: boolean) => update(await correct(secret, { discreet: wanted, version })),
    reload,
  );
  return (
    <div className="mt-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={discreet}
          aria-busy={change.busy}
          onChange={({ target }) => change.run(target.checked)}
          className="size-5 shrink-0 rounded accent-peony-600"
        />
        {text('my.neutralMails')}
      </label>
      <Failure code={change.failed} />
    </div>
  );
}
