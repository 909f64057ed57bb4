import { randomUUID } from 'node:crypto';
import { eachOptionalText, type Application } from '@blue-peony/contracts';

export type TestApplication = Omit<Application, 'score'>;

export const anApplication = (given: Partial<TestApplication> = {}): TestApplication => ({
  id: randomUUID(),
  created_at: new Date().toISOString(),
  name: 'Ada Lovelace',
  email: 'ada@applicant.example',
  country: 'Poland',
  city: 'Gdynia',
  ...eachOptionalText(() => null),
  zip_code: '81-001',
  instagram: '@ada',
  onlyfans_monthly_earnings: '$100-$10000',
  whatsapp: '+48 555 010 203',
  message: 'Hello,\nI would like to stay anonymous.',
  file_urls: ['one.jpg', 'two.jpg'],
  language: 'en',
  assessment_result: 'qualified',
  assessment_version: 1,
  ...given,
});
