import { applicationLimits, earningsBands, type ReviewedApplication } from '@blue-peony/contracts';
import { messages } from '../../../i18n/messages.ts';
import { FormDialog, type Fields } from '../../../ui/form-dialog.tsx';

const text = messages.fields;

const lines = [
  ['name', text.name],
  ['email', text.email],
  ['whatsapp', text.whatsapp],
  ['country', text.country],
  ['city', text.city],
  ['zip_code', text.zip],
  ['instagram', text.instagram],
  ['tiktok', text.tiktok],
  ['onlyfans_username', text.onlyfans],
] as const;
const longTexts = [
  ['other_socials', text.otherSocials],
  ['message', text.message],
] as const;
const required: readonly string[] = ['name', 'email', 'whatsapp', 'country', 'city'];

type Props = {
  application: ReviewedApplication;
  error: string | undefined;
  busy: boolean;
  onCorrected: (changed: Record<string, string>) => void;
  onClose: () => void;
};

/** Only what differs is sent. */
export function CorrectDialog({ application, onCorrected, onClose, ...dialog }: Props) {
  function submit(fields: Fields) {
    const names = [...lines, ...longTexts].map(([name]) => name);
    const changed = [...names, 'onlyfans_monthly_earnings' as const].flatMap((name) => {
      const value = fields[name] ?? '';
      return value === (application[name] ?? '') ? [] : [[name, value]];
    });
    if (changed.length > 0) onCorrected(Object.fromEntries(changed) as Record<string, string>);
    else onClose();
  }

  return (
    <FormDialog
      cancel={messages.privacy.cancel}
      {...dialog}
      words={messages.privacy.correct}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {lines.map(([name, label]) => (
          <label key={name} className="grid gap-1 font-medium">
            {label}
            <input
              name={name}
              type={name === 'email' ? 'email' : 'text'}
              className="field text-sm"
              defaultValue={application[name] ?? ''}
              maxLength={applicationLimits[name]}
              required={required.includes(name)}
              autoComplete="off"
            />
          </label>
        ))}
        <label className="grid gap-1 font-medium">
          {text.earnings}
          <select
            name="onlyfans_monthly_earnings"
            className="field text-sm"
            defaultValue={application.onlyfans_monthly_earnings}
          >
            {earningsBands.map((band) => (
              <option key={band}>{band}</option>
            ))}
          </select>
        </label>
      </div>
      {longTexts.map(([name, label]) => (
        <label key={name} className="grid gap-1 font-medium">
          {label}
          <textarea
            name={name}
            className="field min-h-18 py-2 text-sm"
            rows={2}
            defaultValue={application[name] ?? ''}
            maxLength={applicationLimits[name]}
          />
        </label>
      ))}
    </FormDialog>
  );
}
