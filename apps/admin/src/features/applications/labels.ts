import type { Language, ReviewedApplication } from '@blue-peony/contracts';

const sources: readonly string[] = ['ukr', 'pl'];

export function pageSource(language: Language): string {
  return sources.includes(language) ? language : 'eng';
}

export function textOr(text: string | null, instead: string): string {
  return text?.trim() ? text : instead;
}

/** An address that is safe as a link, never a script URL, even if the server's answer has one. */
export function safeHref(url: string): string | undefined {
  if (!URL.canParse(url, location.origin)) return undefined;
  const { href, protocol } = new URL(url, location.origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** The address of each photo; undefined in a restored list, or without a second factor. */
export function photoHrefs({ file_urls, signedUrls = [] }: ReviewedApplication): (string | undefined)[] {
  return file_urls.map((path) => {
    const link = signedUrls.find((signed) => signed.path === path);
    return link && safeHref(link.url);
  });
}
