import { privacy as text } from '../../../i18n/privacy.ts';
import { SelectField } from '../../../ui/select.tsx';

export function ReasonSelect({ reasons }: { reasons: Readonly<Record<string, string>> }) {
  return (
    <SelectField label={text.reason} name="reason" options={Object.entries(reasons)} defaultValue="" required>
      <option value="" disabled>
        {text.choose}
      </option>
    </SelectField>
  );
}
