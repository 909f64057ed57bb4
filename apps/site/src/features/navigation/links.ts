import type { Language, Locale } from '@blue-peony/contracts';
import type { MessageId } from '../../i18n/messages/messages.ts';
import { paths } from '../../paths.ts';

export const navigationLinks = (
  locale: Locale,
): readonly (readonly [href: string, label: MessageId, language?: Language])[] => [
  [paths.home(locale, 'mission'), 'nav.mission'],
  [paths.home(locale, 'challenges'), 'nav.whyUs'],
  [paths.home(locale, 'testimonials'), 'nav.testimonials'],
  [paths.home(locale, 'plans'), 'nav.plans'],
  [paths.home(locale, 'faq'), 'nav.faq'],
  [paths.guide(locale), 'nav.howToStart', 'en'],
  [paths.filmingServices(locale), 'nav.filming'],
];
