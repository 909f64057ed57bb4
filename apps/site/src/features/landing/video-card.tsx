import { useState } from 'react';
import type { TestimonialVideo } from '@blue-peony/agency';
import { PeonyMark } from '@blue-peony/ui';

type Props = { video: TestimonialVideo; look: number; title: string; text: string; play: string };

const looks = [
  'from-peony-700 via-peony-500 to-blush',
  'from-[#1b2450] via-[#7a4c9a] to-blush',
  'from-[#0f2a52] via-peony-600 to-peony-200',
] as const;

/** Shows a poster of our own; the player, and with it anything of a third party, loads when it is pressed. */
export function VideoCard({ video, look, title, text, play }: Props) {
  const [playing, setPlaying] = useState(false);
  return (
    <figure>
      <div
        data-wake="touch"
        className={`relative aspect-[4/5] overflow-clip rounded-3xl bg-linear-to-br shadow-2xl shadow-black/40 ${looks[look % looks.length]}`}
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
            <PeonyMark className="absolute -right-1/4 -bottom-1/4 size-full opacity-30 mix-blend-soft-light" />
            <span className="grid size-18 place-items-center rounded-full bg-white/95 text-ink shadow-xl transition duration-200 group-hover:scale-105">
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
      </figcaption>
    </figure>
  );
}

const embed = {
  youtube: (id: string) => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`,
  vimeo: (id: string) => `https://player.vimeo.com/video/${encodeURIComponent(id)}?autoplay=1&dnt=1`,
};

function Player({ video: { provider, address }, title }: { video: TestimonialVideo; title: string }) {
  const fill = 'absolute inset-0 size-full object-cover';
  if (provider === 'file')
    return <video src={address} controls autoPlay playsInline aria-label={title} className={fill} />;
  return (
    <iframe
      src={embed[provider](address)}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      className={fill}
    />
  );
}
