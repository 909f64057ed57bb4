import type { ReactNode } from 'react';
import type { ChapterId } from '../../content/guide.ts';
import { useLocale } from '../../i18n/localized.tsx';

const turns = (count: number, draw: (index: number, turn: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index, (index * 360) / count));

/** The page's flower, or a petal of it: the head of the page draws both. */
const Flower = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <use href="#bloom" stroke="none" transform={`translate(${x} ${y}) scale(${size / 400})`} />
);
const Petal = ({ ring, place }: { ring: number; place: string }) => (
  <use href={`#bloom-petal-${ring}`} stroke="none" transform={place} />
);
const Card = (props: { x: number; y: number; width: number; height: number }) => (
  <rect {...props} rx="10" className="fill-white/8" />
);
const Tick = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="13" className="fill-peony-500" stroke="none" />
    <path d="M-5.5 .5l4 4 7.5-8.5" stroke="#fff" />
  </g>
);
/** A strip of text that is too small to read. */
const Line = ({ x, y, to }: { x: number; y: number; to: number }) => <path d={`M${x} ${y}H${to}`} strokeWidth="5" />;

/** Every fifth petal is the platform's. */
const shares = (
  <g transform="translate(320 156)">
    {turns(10, (index, turn) =>
      index < 8 ? (
        <Petal key={turn} ring={1} place={`rotate(${turn - 108}) translate(0 -22) scale(.44 .7)`} />
      ) : (
        <Petal key={turn} ring={6} place={`rotate(${turn - 108}) translate(0 -40) scale(1.15 1.9)`} />
      ),
    )}
    <circle r="24" className="fill-blush" stroke="none" />
  </g>
);

const account = (
  <>
    <rect x="236" y="22" width="168" height="276" rx="24" className="fill-ink-soft" />
    <rect x="248" y="34" width="144" height="72" rx="14" className="fill-peony-700" stroke="none" />
    <circle cx="288" cy="108" r="31" className="fill-ink" />
    <Flower x={288} y={108} size={56} />
    <Line x={256} y={162} to={352} />
    <Line x={256} y={182} to={384} />
    <Line x={256} y={202} to={330} />
    <rect x="252" y="226" width="136" height="36" rx="18" className="fill-blush" stroke="none" />
    <path d="M120 60H222M120 108H222M120 182H222M420 244H520" strokeDasharray="2 9" />
    <Tick x={106} y={60} />
    <Tick x={106} y={108} />
    <Tick x={106} y={182} />
    <Tick x={534} y={244} />
  </>
);

/** One day in front of the camera fills two weeks. */
const content = (
  <>
    <rect x="56" y="84" width="152" height="152" rx="18" className="fill-ink-soft" />
    <Flower x={132} y={160} size={124} />
    <path d="M74 122V102H94M170 102H190V122M190 198V218H170M94 218H74V198" className="stroke-blush" />
    <path d="M222 160H262M252 150l10 10-10 10" />
    {turns(14, (index) => {
      const [x, y] = [284 + (index % 7) * 46, index < 7 ? 106 : 168];
      return (
        <g key={index}>
          <Card x={x} y={y} width={38} height={50} />
          <Petal
            ring={index % 3 === 2 ? 6 : 3}
            place={`translate(${x + 19} ${y + 42}) scale(${index % 3 === 2 ? 0.7 : 0.28})`}
          />
        </g>
      );
    })}
  </>
);

const ways = (
  <>
    {[70, 160, 250].map((y) => (
      <g key={y}>
        <path d={`M128 ${y}C280 ${y} 320 160 436 160`} className="stroke-peony-400" strokeWidth="3" />
        <circle cx="100" cy={y} r="32" className="fill-ink-soft" />
        {turns(5, (index) => {
          const at = (index + 1) / 6;
          const bend = 3 * at * at - 2 * at * at * at;
          return (
            <circle
              key={index}
              cx={140 + at * 280}
              cy={y + (160 - y) * bend}
              r={3 + index}
              className="fill-blush"
              stroke="none"
            />
          );
        })}
      </g>
    ))}
    <path d="M90 58v24l20-12z" className="fill-white" />
    <path d="M84 150h32v18H98l-8 8v-8h-6z" className="fill-white" />
    <path d="M100 264l-14-14a8 8 0 0 1 14-8 8 8 0 0 1 14 8z" className="fill-white" />
    <Flower x={500} y={160} size={170} />
  </>
);

/** What a picture tells about a place, each crossed out. */
const privacy = (
  <>
    <rect x="214" y="42" width="212" height="236" rx="18" className="fill-ink-soft" />
    <path d="M238 254c8-54 44-66 82-66s74 12 82 66z" className="fill-peony-700" />
    <Flower x={320} y={136} size={140} />
    <g transform="translate(120 96)">
      <path d="M0 26C-14 8-18 0-18-8a18 18 0 0 1 36 0C18 0 14 8 0 26zM-6-8a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
    </g>
    <path d="M96 190h48v52H96zM120 190v52M96 216h48" />
    <path d="M494 74h40l14 20-14 20h-40zM508 94h.1" />
    <circle cx="520" cy="216" r="26" />
    <path d="M520 200v16l12 8" />
    {[
      [120, 92],
      [120, 216],
      [520, 94],
      [520, 216],
    ].map(([x = 0, y = 0]) => (
      <path key={`${x} ${y}`} d={`M${x - 32} ${y + 32}L${x + 32} ${y - 32}`} className="stroke-blush" strokeWidth="4" />
    ))}
  </>
);

/** Three coins of ten are put aside for the tax. */
const taxes = (
  <>
    {turns(10, (index) => {
      const [x, y] = index < 7 ? [200, 246 - index * 26] : [452, 214 - (index - 7) * 26];
      return (
        <g key={index} className={index < 7 ? 'fill-peony-600' : 'fill-blush'}>
          <path d={`M${x - 64} ${y}v14a64 18 0 0 0 128 0v-14`} />
          <ellipse cx={x} cy={y} rx="64" ry="18" />
        </g>
      );
    })}
    <path d="M286 170c30-34 58-34 86-14M358 146l15 10-5 18" strokeDasharray="2 9" />
    <path d="M372 214v54a12 12 0 0 0 12 12h136a12 12 0 0 0 12-12v-54" className="fill-ink-soft" />
    <Line x={412} y={250} to={492} />
  </>
);

const prices = turns(4, (index) => {
  const [x, height] = [88 + index * 122, 52 + index * 52];
  return (
    <g key={index}>
      <rect x={x} y={290 - height} width="104" height={height} rx="14" className="fill-ink-soft" />
      {turns(3 + index * 2, (_, turn) => (
        <Petal
          key={turn}
          ring={3 + (index % 2)}
          place={`translate(${x + 52} ${252 - height}) rotate(${turn}) scale(${0.26 + index * 0.03})`}
        />
      ))}
      <circle cx={x + 52} cy={252 - height} r="7" className="fill-blush" stroke="none" />
    </g>
  );
});

const growth = (
  <>
    <path d="M60 284H580" />
    {[60, 96, 140, 190].map((size, index) => {
      const x = 108 + index * 138;
      return (
        <g key={size}>
          <path d={`M${x} 284V${256 - size / 2}`} className="stroke-peony-400" strokeWidth="4" />
          <Petal ring={3} place={`translate(${x} 280) rotate(58) scale(${size / 480})`} />
          <Petal ring={3} place={`translate(${x} 272) rotate(-58) scale(${size / 480})`} />
          {index === 0 ? (
            <Petal ring={3} place={`translate(${x} 254) scale(.5 .46)`} />
          ) : (
            <Flower x={x} y={258 - size * 0.7} size={size} />
          )}
        </g>
      );
    })}
  </>
);

const scenes: Record<ChapterId, ReactNode> = {
  'platform-overview': shares,
  'account-setup': account,
  'content-strategy': content,
  'marketing-growth': ways,
  'safety-privacy': privacy,
  'legal-tax': taxes,
  monetization: prices,
  'growth-tracking': growth,
};

/** What the chapter is about, in one picture; the caption says it. */
export function Scene({ chapter, caption }: { chapter: ChapterId; caption: string }) {
  return (
    <figure lang={useLocale().tag} className="mt-6 sm:mt-8">
      <svg
        viewBox="0 0 640 320"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className="drawn w-full rounded-3xl bg-ink"
      >
        {scenes[chapter]}
      </svg>
      <figcaption className="mt-2 text-sm leading-normal text-stone sm:mt-3 sm:leading-relaxed">{caption}</figcaption>
    </figure>
  );
}
