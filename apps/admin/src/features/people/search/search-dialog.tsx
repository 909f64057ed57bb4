import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { Link } from '../../../router/link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusedInDialog } from '../../../ui/focused.ts';
import { ErrorText } from '../../../ui/messages.tsx';
import { useRested, useSearch, type Hit } from './use-search.ts';
import { search as text } from './words.ts';

const hitLook =
  '-mx-2 block w-[calc(100%+1rem)] rounded-lg px-2 py-1.5 text-left wrap-anywhere hover:bg-tint focus:bg-tint';

type Props = {
  label: string;
  onClose: () => void;
  /** Shows where the words are in an application. */
  Places?: ComponentType<{ application: NonNullable<Hit['application']>; q: string }>;
  /** Takes what is chosen, among what can be merged, instead of opening it. */
  onPick?: (hit: Hit) => void;
};

/** One field for people, orders and payments. Arrows move through what is found, and Enter takes the first of it. */
export function SearchDialog({ label, onClose, Places, onPick }: Props) {
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const groups = useSearch(q, Boolean(onPick));
  const body = useRef<HTMLDivElement>(null);
  const isPending = groups.some((group) => group.isPending) || q !== typed.trim();
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const settled = groups.length > 0 && !isPending;

  function onKeyDown(event: KeyboardEvent) {
    const stops = [...body.current!.querySelectorAll<HTMLElement>('input, a, button')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      event.preventDefault();
      stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus();
    } else if (event.key === 'Enter' && at === 0) {
      event.preventDefault();
      if (settled) stops[1]?.click();
    }
  }

  return (
    <Dialog label={label} className="mt-[10dvh]! max-h-[85dvh]! w-[36rem]" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what it holds */}
      <div ref={body} className="grid grid-cols-1 content-start gap-3" onKeyDown={onKeyDown}>
        <input
          ref={focusedInDialog}
          type="search"
          dir="auto"
          aria-label={label}
          className="field w-full"
          placeholder={text.hint}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {groups
          .filter(({ hits }) => hits.length > 0)
          .map(({ name, hits, more }) => (
            <section key={name} aria-label={text.groups[name]}>
              <h2 className="pb-1 text-xs font-medium text-muted">{text.groups[name]}</h2>
              <ul>
                {hits.map((hit) => (
                  <li key={hit.id}>
                    {onPick ? (
                      <button type="button" className={`${hitLook} cursor-pointer`} onClick={() => onPick(hit)}>
                        <HitText hit={hit} />
                      </button>
                    ) : (
                      <Link to={hit.to} className={hitLook} onClick={onClose}>
                        <HitText hit={hit} />
                        {Places && hit.application && <Places application={hit.application} q={q} />}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
              {more && !onPick && (
                <Link to={more} className="text-link inline-block min-h-6 text-sm" onClick={onClose}>
                  {text.more[name]}
                </Link>
              )}
            </section>
          ))}
        {groups.map(({ name, isError }) => (
          <ErrorText key={name}>{isError && text.away(text.groups[name])}</ErrorText>
        ))}
        <p role="status" className="text-sm text-muted empty:hidden">
          {groups.length > 0 && (isPending ? text.searching : count > 0 ? text.found(count) : text.none)}
        </p>
      </div>
    </Dialog>
  );
}

const HitText = ({ hit: { name, about } }: { hit: Hit }) => (
  <>
    <bdi className="font-medium">{name}</bdi>
    <span className="block text-sm text-muted">{about}</span>
  </>
);
