import type { GuideContent } from '../content/guide.ts';
import type { Legal } from '../content/legal.ts';
import { Article } from '../features/guide/article.tsx';
import { GuideHero } from '../features/guide/guide-hero.tsx';
import { Offer } from '../features/guide/offer.tsx';
import { ToTop } from '../features/guide/to-top.tsx';
import { useLocale, useText } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { BloomDetail } from '../ui/bloom-detail.tsx';
import { PhoneBar } from '../ui/phone-bar.tsx';
import { GuideBook } from './guide-book.tsx';
import { JsonLd, publisher } from './json-ld.tsx';
import { absolute } from './metadata.tsx';
import { Page } from './page.tsx';
import { Way } from './way.tsx';

export function GuidePage({ content, legal }: { content: GuideContent; legal: Legal }) {
  const text = useText();
  const locale = useLocale();
  const path = paths.guide(locale);
  const { title, description, dates } = content;
  const trail = [{ name: text('nav.howToStart'), path }];
  return (
    <Page
      title={title}
      description={description}
      tracked
      bar={<PhoneBar href={paths.guideSales(locale)}>{content.bar}</PhoneBar>}
      dates={dates}
      way={<Way steps={trail} />}
      legal={legal}
    >
      {import.meta.env?.SSR && (
        <JsonLd
          data={{
            '@type': 'Article',
            headline: title,
            description,
            inLanguage: 'en',
            mainEntityOfPage: absolute(path),
            image: absolute(paths.sharePicture(path)),
            datePublished: dates.published,
            dateModified: dates.updated,
            author: publisher(),
            publisher: publisher(),
          }}
        />
      )}
      <article>
        <GuideHero content={content} />
        <Article content={content} />
      </article>
      <Offer content={content.offer} book={<GuideBook art={<BloomDetail viewBox="-210 -210 420 420" />} />} />
      <ToTop label={content.top} />
    </Page>
  );
}
