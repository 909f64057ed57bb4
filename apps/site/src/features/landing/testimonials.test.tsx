import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { landings } from '../../content/contents.ts';
import { Localized } from '../../i18n/localized.tsx';
import { Testimonials } from './testimonials.tsx';
import { VideoCard } from './video-card.tsx';

const publicFolder = resolve(import.meta.dirname, '../../../../../libs/agency/public');

afterEach(cleanup);

test.each(locales)(
  'a testimonial on the page in $tag names its person, says that she is an example, and plays with captions of that language',
  async (locale) => {
    const { landing } = await landings[locale.language]();
    render(
      <Localized locale={locale} catalog={{}}>
        <Testimonials content={landing.testimonials} />
      </Localized>,
    );
    const figures = screen.getAllByRole('figure');
    expect(figures).toHaveLength(3);
    for (const [index, figure] of figures.entries()) {
      within(figure).getByText(landing.testimonials.items[index]!.name);
      within(figure).getByText(landing.testimonials.example);
      fireEvent.click(within(figure).getByRole('button'));
      const track = await waitFor(() => {
        const shown = figure.querySelector('video > track[default][kind=captions]');
        expect(shown).not.toBeNull();
        return shown!;
      });
      expect(track.getAttribute('srclang')).toBe(locale.tag);
      expect(existsSync(join(publicFolder, track.getAttribute('src')!))).toBe(true);
      expect(track.getAttribute('src')).toContain(`.${locale.language}.`);
    }
  },
);

test.each([
  [{ provider: 'youtube', address: 'a b' }, 'https://www.youtube-nocookie.com/embed/a%20b?'],
  [{ provider: 'vimeo', address: '123' }, 'https://player.vimeo.com/video/123?'],
  [{ provider: 'file', address: '/media/real.mp4', captions: '/media/real.{language}.vtt' }, '/media/real.mp4'],
] as const)('a real film at %j shows its poster, and its player only when it is pressed', async (film, address) => {
  const words = { name: 'Ada', title: 'A year later', text: 'How it went', play: 'Play', example: 'Example' };
  render(
    <Localized locale={locales[0]} catalog={{}}>
      <VideoCard {...words} video={{ ...film, id: 'real', poster: '/api/media/ada/960.webp' }} />
    </Localized>,
  );
  const figure = screen.getByRole('figure');
  const [poster, first] = [figure.querySelector('img')!, figure.querySelector('source')!];
  expect([poster.getAttribute('srcset'), first.getAttribute('srcset')]).toEqual([
    '/api/media/ada/480.webp 480w,/api/media/ada/960.webp 960w',
    '/api/media/ada/480.avif 480w,/api/media/ada/960.avif 960w',
  ]);
  expect(figure.querySelector('iframe, video')).toBeNull();
  expect(within(figure).queryByText('Example')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play: A year later' }));
  await waitFor(() => expect(figure.querySelector('iframe, video')!.getAttribute('src')).toContain(address));
});
