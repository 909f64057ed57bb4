import { currentPrivacyVersion, type ApplicationForm } from '@blue-peony/contracts';

/** A complete, valid application; `changes` replaces the fields that a test is about. */
export const applicationForm = (changes: Partial<ApplicationForm> = {}): ApplicationForm => ({
  name: 'Ada Peony',
  email: 'ada@creator.example',
  country: 'Poland',
  city: 'Warsaw',
  instagram: '@ada',
  onlyfans_monthly_earnings: '$0',
  whatsapp: '+48 600 700 800',
  file_urls: [],
  language: 'en',
  age_confirmed: true,
  privacy_version: currentPrivacyVersion,
  ...changes,
});
