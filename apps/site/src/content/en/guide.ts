import { guideClaims, prices } from '@blue-peony/agency';
import { formatMoney, guidePrice } from '@blue-peony/contracts';
import type { GuideContent } from '../guide.ts';
import { accountSetup } from './guide/account-setup.ts';
import { contentStrategy } from './guide/content-strategy.ts';
import { growthTracking } from './guide/growth-tracking.ts';
import { legalTax } from './guide/legal-tax.ts';
import { marketingGrowth } from './guide/marketing-growth.ts';
import { monetization } from './guide/monetization.ts';
import { platformOverview } from './guide/platform-overview.ts';
import { safetyPrivacy } from './guide/safety-privacy.ts';

const dates = { published: '2026-11-20', updated: '2026-11-20' };

export const guide = {
  title: 'How to Start OnlyFans: The Complete Beginner’s Guide to Success',
  description:
    'A calm, practical guide for beginners: set up your account, plan content, grow, stay private, handle taxes, set prices and measure what works.',
  eyebrow: 'Free guide',
  lead: 'Eight chapters, in the order in which you will need them. No promises of quick money: what to do, what to skip, and how to stay safe along the way.',
  readTime: `${guideClaims.readMinutes} min`,
  dates,
  updated: `Updated ${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dates.updated))}`,
  contents: 'Table of Contents',
  topics: ['Set up', 'Stay safe', 'Earn', 'Grow'],
  link: 'Link to this chapter',
  chapters: {
    'platform-overview': platformOverview,
    'account-setup': accountSetup,
    'content-strategy': contentStrategy,
    'marketing-growth': marketingGrowth,
    'safety-privacy': safetyPrivacy,
    'legal-tax': legalTax,
    monetization,
    'growth-tracking': growthTracking,
  },
  pictures: {
    'platform-overview': 'Of ten petals, eight are yours. Two are the platform’s.',
    'account-setup': 'Four things make a page look finished: banner, picture, text and price.',
    'content-strategy': 'One day in front of the camera can fill two weeks.',
    'marketing-growth': 'A few channels, one page: every post points the same way.',
    'safety-privacy': 'Place, window, label, time: a picture tells more than you pose.',
    'legal-tax': 'Of ten coins, put three aside before you count the rest as yours.',
    monetization: 'Each step offers more, to fewer fans, for a higher price.',
    'growth-tracking': 'Growth shows from month to month, not from day to day.',
  },
  calls: {
    'platform-overview':
      'Not sure yet what your page is about? The book’s Niche Compass asks twelve questions and ends with one clear answer.',
    'content-strategy':
      'The Content Engine in the book turns one shooting day into two weeks of posts, with worksheets to fill in.',
    'safety-privacy':
      'The Safety Map in the book goes through every place where your private life could show, and how to close it.',
  },
  offer: {
    eyebrow: 'The whole book',
    title: 'Ready for the next step?',
    text: 'This article shows the way. The book walks it with you, from the first photo to a page you can keep up.',
    points: [
      `${guideClaims.pages}+ pages, as PDF and EPUB`,
      'Four frameworks with worksheets to fill in',
      `${guideClaims.ideas}+ content ideas, ready to use`,
    ],
    button: 'See the complete guide',
  },
  disclaimer:
    'This guide is general information for adults. It is neither legal nor tax advice and promises no income. OnlyFans is a trademark of its owner, with whom we have no connection.',
  bar: `The whole book: ${formatMoney(guidePrice(prices).digital, 'en')}`,
  top: 'Back to top',
} satisfies GuideContent;
