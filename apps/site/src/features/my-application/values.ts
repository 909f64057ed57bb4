import type { MyApplication } from '@blue-peony/contracts';
import { useBandText, useText } from '../../i18n/localized.tsx';
import type { MessageId } from '../../i18n/messages.ts';

/** What an applicant wrote and may correct, in the order of the form; the address has a way of its own. */
export const correctable = [
  'name',
  'whatsapp',
  'country',
  'city',
  'zip_code',
  'instagram',
  'tiktok',
  'onlyfans_username',
  'onlyfans_monthly_earnings',
  'other_socials',
  'message',
] as const;
export type Correctable = (typeof correctable)[number];

export const labels: Record<Correctable, MessageId> = {
  name: 'application.name',
  whatsapp: 'application.whatsapp',
  country: 'application.country',
  city: 'application.city',
  zip_code: 'application.zip',
  instagram: 'application.instagram',
  tiktok: 'application.tiktok',
  onlyfans_username: 'application.username',
  onlyfans_monthly_earnings: 'application.earnings',
  other_socials: 'application.otherSocials',
  message: 'application.message',
};

/** A stored value as the page shows it. */
export function useValueText(): (application: MyApplication, field: Correctable) => string {
  const text = useText();
  const bandText = useBandText();
  return (application, field) =>
    field === 'onlyfans_monthly_earnings' ? bandText(application[field]) : application[field] || text('my.notGiven');
}
