import { privacy as text } from '../../../i18n/privacy.ts';

export function ReasonSelect({ reasons }: { reasons: Readonly<Record<string, string>> }) {
  return (
    <label className="grid gap-1.5 font-medium">
      {text.reason}
      <select name="reason" className="field text-sm" defaultValue="" required>
        <option value="" disabled>
          {text.choose}
        </option>
        {Object.entries(reasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
