import {
  applicationLimits,
  earningsBands,
  isLongText,
  optionalTextNames,
  type ReviewedApplication,
} from '@blue-peony/contracts';
import { privacy } from '../../../i18n/privacy.ts';
import { SelectField } from '../../../ui/select.tsx';
import { FormDialog, type Fields } from '../../../ui/form-dialog.tsx';

const text = privacy.fields;
const required = ['name', 'email', 'whatsapp', 'country', 'city'] as const;
const lines = [...required, ...optionalTextNames.filter((name) => !isLongText(name))];
const longTexts = optionalTextNames.filter(isLongText);

type Props = {
  application: ReviewedApplication;
  error: string | undefined;
  busy: boolean;
  onCorrected: (changed: Record<string, string>) => void;
  onClose: () => void;
};

export function CorrectDialog({ application, onCorrected, onClose, ...dialog }: Props) {
  function submit(fields: Fields) {
    const names = [...lines, ...longTexts, 'onlyfans_monthly_earnings' as const];
    const changed = names.flatMap((name) => {
      const value = fields[name] ?? '';
      return value === (application[name] ?? '') ? [] : [[name, value]];
    });
    if (changed.length > 0) onCorrected(Object.fromEntries(changed) as Record<string, string>);
    else onClose();
  }

  return (
    <FormDialog {...dialog} words={privacy.correct} onSubmit={submit} onClose={onClose}>
      <div className="grid gap-3 sm:grid-cols-2">
        {lines.map((name) => (
          <label key={name} className="grid gap-1 font-medium">
            {text[name]}
            <input
              name={name}
              dir="auto"
              type={name === 'email' ? 'email' : 'text'}
              className="field text-sm"
              defaultValue={application[name] ?? ''}
              maxLength={applicationLimits[name]}
              required={(required as readonly string[]).includes(name)}
              autoComplete="off"
            />
          </label>
        ))}
        <SelectField
          label={text.onlyfans_monthly_earnings}
          name="onlyfans_monthly_earnings"
          options={earningsBands.map((band) => [band, band])}
          defaultValue={application.onlyfans_monthly_earnings}
        />
      </div>
      {longTexts.map((name) => (
        <label key={name} className="grid gap-1 font-medium">
          {text[name]}
          <textarea
            name={name}
            dir="auto"
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
