import { agency, captionsIn, portraits, testimonialVideos, type TestimonialVideo } from '@blue-peony/agency';
import { builtOrigin, languages } from '@blue-peony/contracts';

export function mediaOrigins(
  hero: string = agency.hero.video,
  testimonials: readonly TestimonialVideo[] = testimonialVideos,
) {
  const files = testimonials.flatMap((video) =>
    video.provider === 'file'
      ? [video.address, ...languages.map((language) => captionsIn(video.captions, language))]
      : [],
  );
  const posters = testimonials.flatMap(({ poster }) => poster ?? []);
  return {
    videos: originsOf([hero, ...files]),
    images: originsOf([agency.hero.picture, ...Object.values(portraits).flat(), ...posters]),
  };
}

function originsOf(addresses: readonly string[]): string[] {
  const origins = new Set(addresses.map((address) => new URL(address, builtOrigin).origin));
  return [...origins].filter((origin) => origin !== builtOrigin);
}
