import { locales, sessionHours, type MoneyCase } from '@blue-peony/contracts';
import type { ReactNode } from 'react';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorText } from '../../ui/messages.tsx';

const text = messages.money;

export type Fields = Readonly<Record<string, string>>;

type Props = {
  words: { heading: string; confirm: string };
  explain: string;
  error: string | undefined;
  busy: boolean;
  onSubmit: (fields: Fields) => void;
  onClose: () => void;
  children: ReactNode;
};

export function CaseDialog({ words, explain, error, busy, onSubmit, onClose, children }: Props) {
  return (
    <Dialog label={words.heading} className="max-h-[calc(100dvh-2rem)] w-[28rem]" onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(Object.fromEntries(new FormData(event.currentTarget)) as Fields);
        }}
      >
        <h2 className="text-base font-semibold">{words.heading}</h2>
        <p className="wrap-anywhere text-ink/75">{explain}</p>
        {children}
        <ErrorText>{error}</ErrorText>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" disabled={busy}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What the payment itself does not say: an address, and what was bought where it names no order. */
export function AcceptFields({ found: { email, order } }: { found: MoneyCase }) {
  return (
    <>
      <label className="grid gap-1.5 font-medium">
        {text.accept.email}
        <input name="email" type="email" required maxLength={254} defaultValue={email} className="field text-sm" />
      </label>
      {!order && (
        <>
          <label className="grid gap-1.5 font-medium">
            {text.accept.product}
            <select name="product" className="field text-sm" defaultValue="" required>
              <option value="" disabled>
                {text.accept.choose}
              </option>
              <option value="guide">{text.guide}</option>
              {sessionHours.map((hours) => (
                <option key={hours} value={hours}>
                  {text.session(hours)}
                </option>
              ))}
            </select>
          </label>
          <label className="grid gap-1.5 font-medium">
            {text.accept.language}
            <select name="language" className="field text-sm" defaultValue="en">
              {locales.map(({ language, name }) => (
                <option key={language} value={language}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </>
  );
}

export function ReasonField() {
  return (
    <label className="grid gap-1.5 font-medium">
      {text.close.reason}
      <input name="note" required maxLength={500} className="field text-sm" />
    </label>
  );
}
