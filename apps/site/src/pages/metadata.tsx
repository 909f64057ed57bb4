import { agency } from '@blue-peony/agency';
import { builtOrigin } from '@blue-peony/contracts';
import { useLocation } from 'react-router-dom';
import { useLocale } from '../i18n/localized.tsx';
import { paths, translations } from '../paths.ts';

type Props = {
  title: string;
  description?: string | undefined;
  hidden?: boolean;
  secret?: boolean | undefined;
  /** Of an article. */
  dates?: { published: string; updated: string };
};

/** A language and its likely region, as Open Graph names a locale: `de_DE`. */
const region = (tag: string): string =>
  new Intl.Locale(tag)
    .maximize()
    .toString()
    .replace(/-\w{4}-/, '_');

/** Used in the built page; the server replaces the placeholder origin. */
export const absolute = (path: string): string => `${builtOrigin}${path === '/' ? '/' : path.replace(/\/$/, '')}`;

/** React renders it before the page; the build moves it into the head. */
export function Metadata({ hidden, secret, ...shared }: Props) {
  const { title } = shared;
  if (hidden)
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        {import.meta.env?.SSR && <meta name="description" content={title} />}
        {secret && <meta name="referrer" content="no-referrer" />}
      </>
    );
  return (
    <>
      <title>{title}</title>
      {import.meta.env?.SSR && <Shared {...shared} />}
    </>
  );
}

function Shared({ title, description, dates }: Props) {
  const { tag } = useLocale();
  const { pathname } = useLocation();
  const address = absolute(pathname);
  const alternates = translations(pathname);
  return (
    <>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={address} />
      {alternates.map(({ tag, path }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={absolute(path)} />
      ))}
      {alternates[0] && <link rel="alternate" hrefLang="x-default" href={absolute(alternates[0].path)} />}
      <meta property="og:type" content={dates ? 'article' : 'website'} />
      {dates && <meta property="article:published_time" content={dates.published} />}
      {dates && <meta property="article:modified_time" content={dates.updated} />}
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:locale" content={region(tag)} />
      {alternates
        .filter((alternate) => alternate.tag !== tag)
        .map(({ tag }) => (
          <meta key={tag} property="og:locale:alternate" content={region(tag)} />
        ))}
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={absolute(paths.sharePicture(pathname))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
