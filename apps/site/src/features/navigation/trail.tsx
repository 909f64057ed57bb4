import { useText } from '../../i18n/localized.tsx';

export type Step = { name: string; path: string };

export function Trail({ steps }: { steps: readonly Step[] }) {
  const text = useText();
  return (
    <nav aria-label={text('nav.trail')} className="bg-ink text-sm text-white/70">
      <ol className="mx-auto flex max-w-7xl flex-wrap px-4 pt-8 min-md:px-8">
        {steps.map(({ name, path }, index) => (
          <li key={path} className="not-first:before:mx-2 not-first:before:content-['/']">
            <a
              href={path}
              aria-current={index === steps.length - 1 ? 'page' : undefined}
              className="inline-block py-1 transition hover:text-white aria-[current]:text-white"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
