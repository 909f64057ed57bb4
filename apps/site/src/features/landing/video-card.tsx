import { useState, type ComponentType, type ReactNode } from 'react';
import type { TestimonialVideo } from '@blue-peony/agency';
import { PlayIcon } from '../../ui/icons.tsx';
import { Peony } from '../../ui/peony.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = {
  video: TestimonialVideo;
  name: string;
  title: string;
  text: string;
  play: string;
  /** What a film that nobody was filmed for is called. */
  example: string;
};

/** Shows a picture from our own server. The player, and with it any third party, loads only when it is pressed. */
export function VideoCard({ video, example, ...words }: Props) {
  const [Player, setPlayer] = useState<ComponentType<{ video: TestimonialVideo; title: string }>>();
  const Shown = video.sample ? Example : Film;
  return (
    <Shown
      {...words}
      video={video}
      example={example}
      player={Player && <Player video={video} title={words.title} />}
      onPlay={() => void import('./player.tsx').then(({ Player }) => setPlayer(() => Player))}
    />
  );
}

type Shown = Props & { player: ReactNode; onPlay: () => void };

const sizes = '(width >= 48rem) 33vw, 100vw';

function Film({ video, name, title, text, play, player, onPlay }: Shown) {
  const poster = 'absolute inset-0 size-full object-cover transition duration-500 group-hover:scale-105';
  return (
    <figure>
      <div
        data-wake="touch"
        className="relative aspect-[4/3] overflow-clip rounded-3xl bg-ink-soft shadow-2xl shadow-black/40 md:aspect-[4/5]"
      >
        {player || (
          <button
            type="button"
            onClick={onPlay}
            aria-label={`${play}: ${title}`}
            className="group absolute inset-0 grid place-items-center"
          >
            {video.poster && <Picture src={video.poster} alt="" sizes={sizes} loading="lazy" className={poster} />}
            <span className="absolute inset-0 bg-linear-to-t from-ink/70 to-ink/10" />
            <span className="relative grid size-18 place-items-center rounded-full bg-[#fff] text-[#0b1020] shadow-xl transition duration-200 group-hover:scale-105">
              <PlayIcon className="ml-1 size-8" />
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

/** A made-up person has a flower for a face, and says that she is an example. */
function Example({ video, name, title, text, play, example, player, onPlay }: Shown) {
  return (
    <figure
      data-wake="touch"
      className="flex flex-col rounded-3xl bg-white/6 p-5 inset-ring inset-ring-white/10 sm:p-8"
    >
      {player ? (
        <div className="relative aspect-[4/5] overflow-clip rounded-2xl">{player}</div>
      ) : (
        <div className="flex items-start justify-between gap-2">
          <Peony seed={`heard-${video.id}`} className="size-20 shrink-0 lg:size-44" />
          <span className="rounded-full bg-white/10 px-2.5 whitespace-nowrap py-1 text-xs font-semibold text-white/80">
            {example}
          </span>
        </div>
      )}
      <figcaption className="mt-4 flex grow flex-col sm:mt-6">
        <p className="font-display text-2xl">{title}</p>
        <p className="mt-1 text-white/70">{text}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3 text-sm font-semibold">
          <p className="text-blush">{name}</p>
          {!player && (
            <button
              type="button"
              onClick={onPlay}
              aria-label={`${play}: ${title}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full text-white/85 transition hover:text-white"
            >
              <PlayIcon className="size-5" />
              {play}
            </button>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
