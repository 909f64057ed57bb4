import { ApplyLink } from '../../apply-link.tsx';
import type { LandingContent } from '../../content/landing.ts';
import { useText } from '../../i18n/localized.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { button } from '../../ui/button.ts';
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import { ShownProof, type Proof } from './shown-proof.tsx';

const questions = ['who', 'cost', 'photos', 'next'] as const;

export function Hero({ content, proof }: { content: LandingContent['hero']; proof: Proof }) {
  const answers = {
    who: content.told ? '#about' : '#mission',
    cost: '#plans',
    photos: '#private-page',
    next: '#apply',
  };
  const text = useText();
  const [plain, emphasized] = content.title;
  return (
    <section id="home" className="hero relative overflow-clip bg-ink text-white">
      <div className="hero-art">
        <ShownProof part="art" of={proof} />
      </div>
      <div className="hero-stage relative mx-auto flex min-h-[min(100svh,54rem)] max-w-7xl flex-col justify-end px-4 pb-8 sm:pb-12 md:justify-center md:px-8 md:pt-28 md:pb-24 md:max-lg:pt-36">
        <div className="hero-words">
          <p className="eyebrow text-blush">{content.eyebrow}</p>
          <h1 className="mt-3 font-display text-hero sm:mt-4">
            {plain} <em className="block">{emphasized}</em>
          </h1>
          <p className="mt-4 max-w-md text-lg text-pretty text-white/75 sm:mt-6">{content.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
            <ApplyLink look="light" className="max-sm:w-full" />
            <a href="#services" className={`${button('outline')} max-sm:hidden`}>
              {content.more}
            </a>
          </div>
          <CheckList
            items={content.facts}
            className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] text-white/75 max-sm:hidden sm:mt-10 md:max-lg:flex-col"
            row="flex items-center gap-2"
            mark="size-4 text-peony-300"
          />
          <ul className="hero-questions mt-6 grid gap-2 @min-[18rem]/page:grid-cols-2 sm:mt-8 sm:flex sm:flex-wrap">
            {questions.map((question) => (
              <li key={question} className="grid">
                <a
                  href={answers[question]}
                  className="flex min-h-11 items-center rounded-2xl bg-white/8 px-3.5 py-1.5 text-sm text-balance text-white/85 transition hover:bg-white/15 hover:text-white sm:rounded-full"
                >
                  {content.questions[question]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <button
        type="button"
        data-pause=""
        aria-pressed="false"
        aria-label={text('common.pauseAnimation')}
        data-tooltip={text('common.pauseAnimation')}
        className="hero-pause absolute top-20 right-4 size-11 place-items-center rounded-full bg-ink/50 text-white/80 transition hover:bg-ink/80 hover:text-white md:top-auto md:right-8 md:bottom-8"
      >
        <PauseIcon className="size-5" />
        <PlayIcon className="size-5" />
      </button>
    </section>
  );
}
