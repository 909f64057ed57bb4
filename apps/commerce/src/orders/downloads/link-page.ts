import { agency } from '@blue-peony/agency';
import { locales, type Language, type ProblemCode } from '@blue-peony/contracts';
import { html } from '@blue-peony/service-kit';
import { plainPage } from '../../shared/plain-page.ts';
import { linkTexts, type LinkTexts } from './link-texts.ts';

type Said = { title: keyof LinkTexts; text: keyof LinkTexts; renews?: true };

const said: Partial<Record<ProblemCode | 'sent', Said>> = {
  not_found: { title: 'notFoundTitle', text: 'notFound' },
  download_expired: { title: 'expiredTitle', text: 'expired', renews: true },
  downloads_used_up: { title: 'usedUpTitle', text: 'usedUp', renews: true },
  unavailable: { title: 'unavailableTitle', text: 'unavailable' },
  sent: { title: 'sentTitle', text: 'sent' },
};

/** What a person sees who has opened a link that gives no file. @param token of a link that can be renewed */
export function linkPage(code: ProblemCode | 'sent', language: Language, token?: string): string {
  const texts = linkTexts[language];
  const { tag, prefix } = locales.find((locale) => locale.language === language)!;
  const { title, text, renews } = said[code] ?? said.unavailable!;
  const body = html`
    <h1>${texts[title]}</h1>
    <p>${texts[text]}</p>
    ${
      renews &&
      token &&
      html`<form method="post" action="/functions/v1/download-file/${token}/fresh-link">
        <button class="main">${texts.renew}</button>
      </form>`
    }
    <p>${texts.help.replace('{mailbox}', agency.email)}</p>
    <a href="${prefix || '/'}">${texts.home}</a>
  `;
  return plainPage({ lang: tag, title: texts[title], body });
}

/** The first of a browser's languages that the product has; English where there is none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const tags = (acceptLanguage ?? '').slice(0, 500).split(',');
  for (const tag of tags) {
    const locale = locales.find((known) => known.tag === tag.trim().slice(0, 2).toLowerCase());
    if (locale) return locale.language;
  }
  return 'en';
}
