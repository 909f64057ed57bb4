import { agency } from '@blue-peony/agency';
import { endpoints, fillPath, type Language, type ProblemCode } from '@blue-peony/contracts';
import { bindWords, formatMessage } from '@blue-peony/language';
import { html } from '@blue-peony/service-kit';
import { buyersPage } from '../shared/buyers-page.ts';
import { linkTexts } from './link-texts/index.ts';
import type { LinkTexts } from './link-texts/en.ts';

type Said = { title: keyof LinkTexts; text: keyof LinkTexts; renews?: true; asks?: true };

type Other = 'paused' | 'sent' | 'asked' | 'bad_address' | 'page_expired';

const said: Partial<Record<ProblemCode | Other, Said>> = {
  not_found: { title: 'notFoundTitle', text: 'notFound', asks: true },
  download_expired: { title: 'expiredTitle', text: 'expired', renews: true },
  downloads_used_up: { title: 'usedUpTitle', text: 'usedUp', renews: true },
  paused: { title: 'pausedTitle', text: 'paused' },
  unavailable: { title: 'unavailableTitle', text: 'unavailable' },
  sent: { title: 'sentTitle', text: 'sent' },
  asked: { title: 'sentTitle', text: 'asked' },
  bad_address: { title: 'badAddressTitle', text: 'badAddress', asks: true },
  page_expired: { title: 'expiredTitle', text: 'pageExpired' },
};

/** The page for a link that gives no file. @param token of a link that can be renewed */
export function linkPage(code: ProblemCode | Other, language: Language, token?: string): string {
  const texts = linkTexts[language];
  const say = (key: keyof LinkTexts) =>
    bindWords(language, formatMessage(language, texts[key], { mailbox: agency.email }));
  const { title, text, renews, asks } = said[code] ?? said.unavailable!;
  const body = html`
    <h1>${say(title)}</h1>
    <p>${say(text)}</p>
    ${
      renews &&
      token &&
      html`<form method="post" action="${fillPath(endpoints.requestFreshLink.path, { secure_token: token })}">
        <button class="main">${say('renew')}</button>
      </form>`
    }
    ${
      asks &&
      html`<form method="post" action="${endpoints.requestFreshLinksByForm.path}">
        <p>${say('ask')}</p>
        <label for="email">${say('address')}</label>
        <input id="email" name="email" type="email" autocomplete="email" required maxlength="254" />
        <button class="main">${say('askButton')}</button>
      </form>`
    }
    <p>${say('help')}</p>
  `;
  return buyersPage(language, { title: texts[title], body, home: say('home') });
}
