import { expect, test } from '@jest/globals';
import { assess, rejectionReason } from './assessment.ts';

const nothing = { onlyfans_monthly_earnings: '$0' as const, instagram: '', tiktok: null, file_urls: [] };

test.each([
  ['qualified', 'low earnings and a profile', { instagram: '@ada' }],
  ['qualified', 'low earnings and a profile elsewhere', { tiktok: '@ada' }],
  ['qualified', 'low earnings and other profiles', { other_socials: 'ada.example' }],
  ['qualified', 'low earnings and a photo', { file_urls: ['me.jpg'] }],
  ['qualified', 'some earnings and a profile', { onlyfans_monthly_earnings: '$100-$10000', instagram: '@ada' }],
  ['rejected', 'low earnings, without a profile or a photo', {}],
  ['rejected', 'low earnings and a blank profile', { instagram: '  ' }],
  ['rejected', 'high earnings and a profile', { onlyfans_monthly_earnings: '$10000-$50000', instagram: '@ada' }],
  ['rejected', 'high earnings and nothing', { onlyfans_monthly_earnings: '$10000-$50000' }],
] as const)('is %s: %s', (result, _, changes) => {
  expect(assess({ ...nothing, ...changes })).toBe(result);
});

test.each([
  ['past_entry', { onlyfans_monthly_earnings: '$10000-$50000', instagram: '@ada' }],
  ['past_entry', { onlyfans_monthly_earnings: '$100000+' }],
  ['nothing_shown', { onlyfans_monthly_earnings: '$100-$10000' }],
  [undefined, { instagram: '@ada' }],
] as const)('gives %s as the reason for %j', (reason, changes) => {
  expect(rejectionReason({ ...nothing, ...changes })).toBe(reason);
});
