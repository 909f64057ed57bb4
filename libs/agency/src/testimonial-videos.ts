/** `youtube` and `vimeo` take the video's id, `file` the address of a video of our own. */
export type TestimonialVideo = {
  id: string;
  provider: 'youtube' | 'vimeo' | 'file';
  address: string;
};

export const testimonialVideos: readonly TestimonialVideo[] = [
  { id: 'first', provider: 'file', address: '/media/testimonial-1.mp4' },
  { id: 'second', provider: 'file', address: '/media/testimonial-2.mp4' },
  { id: 'third', provider: 'file', address: '/media/testimonial-3.mp4' },
];
