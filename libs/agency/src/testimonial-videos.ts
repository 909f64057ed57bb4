import type { Captions } from './captions.ts';

/** `poster`: the address of the picture shown before playing; without one a drawing is shown. */
type Common = { sample?: true; id: string; poster?: string };

/**
 * `address`: the video's id at the provider, or the address of the file. For a file, `captions` has the addresses of its
 * WebVTT tracks, or one for each `{language}`; a provider stores them with the video.
 */
export type TestimonialVideo = Common &
  ({ provider: 'youtube' | 'vimeo'; address: string } | { provider: 'file'; address: string; captions: Captions });

/** In the order of `videoWords`, which name the persons. Files with addresses `/media/…` are in `public/media`. */
export const testimonialVideos: readonly TestimonialVideo[] = ['first', 'second', 'third'].map((id, index) => ({
  sample: true,
  id,
  provider: 'file',
  address: `/media/testimonial-${index + 1}.mp4`,
  captions: `/media/testimonial-${index + 1}.{language}.vtt`,
}));
