/** `poster` is the address of a picture that stands until it plays: a drawing where there is none. */
type Common = { sample?: true; id: string; poster?: string };

/**
 * `address` is the video's id at the provider, or where the file is. There `captions` is where its WebVTT tracks are, one for
 * each `{language}` (en, pl, de, ukr, th); a provider keeps them with the video.
 */
export type TestimonialVideo = Common &
  ({ provider: 'youtube' | 'vimeo'; address: string } | { provider: 'file'; address: string; captions: string });

/** In the order of `videoWords`, which name the person of each. Files named `/media/…` are in `public/media`. */
export const testimonialVideos: readonly TestimonialVideo[] = ['first', 'second', 'third'].map((id, index) => ({
  sample: true,
  id,
  provider: 'file',
  address: `/media/testimonial-${index + 1}.mp4`,
  captions: `/media/testimonial-${index + 1}.{language}.vtt`,
}));
