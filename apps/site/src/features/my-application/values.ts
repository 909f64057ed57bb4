import { isLongText, optionalTextNames, type MyApplication } from '@blue-peony/contracts';
import { useBandText, useText } from '../../i18n/localized.tsx';

/** The fields that an applicant may correct, in the order of the form. The email address has its own form. */
export const correctable = [
  'name',
  'whatsapp',
  'country',
  'city',
  ...optionalTextNames.filter((name) => !isLongText(name)),
  'onlyfans_monthly_earnings',
  ...optionalTextNames.filter(isLongText),
] as const;
export type Correctable = (typeof correctable)[number];

export function useValueText(): (application: MyApplication, field: Correctable) => string {
  const text = useText();
  const bandText = useBandText();
  return (application, field) =>
    field === 'onlyfans_monthly_earnings' ? bandText(application[field]) : application[field] || text('my.notGiven');
}
