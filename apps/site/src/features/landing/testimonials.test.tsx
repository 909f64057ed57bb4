import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { landings } from '../../content/contents.ts';
import { Localized } from '../../i18n/localized.tsx';
import { Testimonials } from './testimonials.tsx';

const publicFolder = resolve(import.meta.dirname, '../../../../../libs/agency/public');

afterEach(cleanup);

test.each(locales)(
  'a testimonial on the page in $tag names its person and plays with captions of that language',
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
      fireEvent.click(within(figure).getByRole('button'));
      const track = figure.querySelector('video > track[default][kind=captions]')!;
      expect(track.getAttribute('srclang')).toBe(locale.tag);
      expect(existsSync(join(publicFolder, track.getAttribute('src')!))).toBe(true);
      expect(track.getAttribute('src')).toContain(`.${locale.language}.`);
    }
  },
);
