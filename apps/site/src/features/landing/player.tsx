import { captionsIn, type TestimonialVideo } from '@blue-peony/agency';
import { useLocale } from '../../i18n/localized.tsx';

/** Both players ask for captions in the page's language. */
const embed = {
  youtube: (id: string, tag: string) =>
    `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&cc_load_policy=1&cc_lang_pref=${tag}&hl=${tag}`,
  vimeo: (id: string, tag: string) =>
    `https://player.vimeo.com/video/${encodeURIComponent(id)}?autoplay=1&dnt=1&texttrack=${tag}`,
};

export function Player({ video, title }: { video: TestimonialVideo; title: string }) {
  const { tag, language } = useLocale();
  const fill = 'absolute inset-0 size-full object-cover';
  if (video.provider === 'file') {
    const captions = captionsIn(video.captions, language);
    return (
      // Captions of another origin need CORS; a video of another origin with our captions must not request it.
      <video
        src={video.address}
        crossOrigin={captions.startsWith('http') ? 'anonymous' : undefined}
        controls
        autoPlay
        playsInline
        aria-label={title}
        className={fill}
      >
        <track default kind="captions" srcLang={tag} src={captions || undefined} />
      </video>
    );
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a player of another origin needs its scripts and its own storage
    <iframe
      src={embed[video.provider](video.address, tag)}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      className={fill}
    />
  );
}
