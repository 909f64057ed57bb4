import { useState } from 'react';
import type { TestimonialVideo } from '@blue-peony/agency';
import { useLocale } from '../../i18n/localized.tsx';
import { BloomDetail } from '../../ui/bloom-detail.tsx';

type Props = { video: TestimonialVideo; look: number; name: string; title: string; text: string; play: string };

const looks = [
  { viewBox: '-20 -190 190 240', tint: '' },
  { viewBox: '-95 -110 190 240', tint: 'hue-rotate-[42deg] saturate-[.85]' },
  { viewBox: '-190 -60 190 240', tint: 'hue-rotate-[-22deg] saturate-[.9]' },
] as const;

const poster = 'absolute inset-0 size-full transition duration-500 group-hover:scale-105';

/** Shows a poster from our own server. The player, and with it any third party, loads only when it is pressed. */
export function VideoCard({ video, look, name, title, text, play }: Props) {
  const [playing, setPlaying] = useState(false);
  const { viewBox, tint } = looks[look % looks.length]!;
  return (
    <figure>
      <div
        data-wake="touch"
        className="relative aspect-[4/3] overflow-clip rounded-3xl bg-ink-soft shadow-2xl shadow-black/40 md:aspect-[4/5]"
      >
        {playing ? (
          <Player video={video} title={title} />
        ) : (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            aria-label={`${play}: ${title}`}
            className="group absolute inset-0 grid place-items-center"
          >
            {video.poster ? (
              <img src={video.poster} alt="" loading="lazy" className={`${poster} object-cover`} />
            ) : (
              <BloomDetail viewBox={viewBox} className={`${poster} ${tint}`} />
            )}
            <span className="absolute inset-0 bg-linear-to-t from-ink/70 to-ink/10" />
            <span className="relative grid size-18 place-items-center rounded-full bg-white/95 text-ink shadow-xl transition duration-200 group-hover:scale-105">
              <svg viewBox="0 0 24 24" aria-hidden="true" className="ml-1 size-8">
                <path
                  d="M7 4.5v15l12-7.5z"
                  fill="currentColor"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinejoin="round"
                />
              </svg>
            </span>
          </button>
        )}
      </div>
      <figcaption className="mt-5">
        <p className="font-display text-2xl">{title}</p>
        <p className="mt-1 text-white/70">{text}</p>
        <p className="mt-3 text-sm font-semibold text-blush">{name}</p>
      </figcaption>
    </figure>
  );
}

/** Both players ask for captions in the page's language. */
const embed = {
  youtube: (id: string, tag: string) =>
    `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&cc_load_policy=1&cc_lang_pref=${tag}&hl=${tag}`,
  vimeo: (id: string, tag: string) =>
    `https://player.vimeo.com/video/${encodeURIComponent(id)}?autoplay=1&dnt=1&texttrack=${tag}`,
};

function Player({ video, title }: { video: TestimonialVideo; title: string }) {
  const { tag, language } = useLocale();
  const fill = 'absolute inset-0 size-full object-cover';
  if (video.provider === 'file')
    return (
      // Captions of another origin need CORS; a video of another origin with our captions must not request it.
      <video
        src={video.address}
        crossOrigin={video.captions.startsWith('/') ? undefined : 'anonymous'}
        controls
        autoPlay
        playsInline
        aria-label={title}
        className={fill}
      >
        <track default kind="captions" srcLang={tag} src={video.captions.replace('{language}', language)} />
      </video>
    );
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
