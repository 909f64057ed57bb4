import { locales, sessionHours, type MoneyCase } from '@blue-peony/contracts';
import { money as text } from './words.ts';

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
