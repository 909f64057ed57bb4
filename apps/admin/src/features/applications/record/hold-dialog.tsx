import { privacy as text } from '../../../i18n/privacy.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';

type Props = {
  error: string | undefined;
  busy: boolean;
  onHold: (hold: { reason: string; hidden: boolean }) => void;
  onClose: () => void;
};

export function HoldDialog({ onHold, ...dialog }: Props) {
  return (
    <FormDialog
      {...dialog}
      words={text.hold}
      onSubmit={(fields) => onHold({ reason: fields['reason'] ?? '', hidden: 'hidden' in fields })}
    >
      <label className="grid gap-1.5 font-medium">
        {text.reason}
        <textarea name="reason" className="field min-h-18 py-2 text-sm" rows={2} maxLength={1_000} required />
      </label>
      <label className="flex items-center gap-2.5">
        <input type="checkbox" name="hidden" className="size-4 shrink-0" />
        {text.hold.hidden}
      </label>
    </FormDialog>
  );
}
