import { useState } from 'react';
import type { TestimonialVideo } from '@blue-peony/agency';
import { BloomDetail } from '../../ui/bloom.tsx';

type Props = { video: TestimonialVideo; look: number; title: string; text: string; play: string };

const looks = [
  { viewBox: '-20 -190 190 240', tint: '' },
  { viewBox: '-95 -110 190 240', tint: 'hue-rotate-[42deg] saturate-[.85]' },
  { viewBox: '-190 -60 190 240', tint: 'hue-rotate-[-22deg] saturate-[.9]' },
] as const;

/** Shows a poster of our own; the player, and with it anything of a third party, loads when it is pressed. */
export function VideoCard({ video, look, title, text, play }: Props) {
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
            <BloomDetail
              viewBox={viewBox}
              className={`absolute inset-0 size-full transition duration-500 group-hover:scale-105 ${tint}`}
            />
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
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- our own clips are silent and carry their words in the picture
    return <video src={address} controls autoPlay playsInline aria-label={title} className={fill} />;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a player of another origin needs its scripts and its own storage
    <iframe
      src={embed[provider](address)}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      className={fill}
    />
  );
}
