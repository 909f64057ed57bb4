import { locales, sessionHours, type MoneyCase } from '@blue-peony/contracts';
import { shop } from '../../i18n/shop.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField, type Option } from '../../ui/select.tsx';
import { money as text } from './words.ts';

const products: Option[] = [
  ['guide', shop.guide],
  ...sessionHours.map((hours): Option => [hours, shop.session(hours)]),
];
const languages = locales.map(({ language, name }): Option => [language, name]);
const { accept } = text;

export function AcceptFields({ found: { email, order } }: { found: MoneyCase }) {
  return (
    <>
      <Field
        label={accept.email}
        name="email"
        type="email"
        required
        maxLength={254}
        defaultValue={email}
        className="text-sm"
      />
      {!order && (
        <>
          <SelectField label={accept.product} name="product" options={products} defaultValue="" required>
            <option value="" disabled>
              {accept.choose}
            </option>
          </SelectField>
          <SelectField label={accept.language} name="language" options={languages} defaultValue="en" />
        </>
      )}
    </>
  );
}

export const ReasonField = () => (
  <Field label={text.close.reason} name="note" required maxLength={500} className="text-sm" />
);
