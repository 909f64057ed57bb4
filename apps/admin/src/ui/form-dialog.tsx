import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorText } from './messages.tsx';

export type Fields = Readonly<Record<string, string>>;

type Props = {
  words: { heading: string; explain?: string; confirm: string };
  error?: string | undefined;
  busy?: boolean;
  danger?: boolean;
  onSubmit: (fields: Fields) => void;
  onClose: () => void;
  children?: ReactNode;
};

export function FormDialog({ words, error, busy, danger = false, onSubmit, onClose, children }: Props) {
  return (
    <Dialog label={words.heading} className="w-[28rem]" onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(fieldsOf(event.currentTarget));
        }}
      >
        <h2 className="text-base font-semibold">{words.heading}</h2>
        {words.explain && <p className="wrap-anywhere text-muted">{words.explain}</p>}
        {children}
        <ErrorText>{error}</ErrorText>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button look={danger ? 'danger' : 'primary'} type="submit" disabled={busy}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const fieldsOf = (form: HTMLFormElement): Fields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
