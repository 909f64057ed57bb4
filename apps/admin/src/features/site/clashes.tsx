import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { nameOf, shownValue } from './naming.ts';
import { useShownDraft } from './use-site-draft.ts';
import { site } from './words.ts';

const text = site.clash;

/** Asks about the fields that two people changed at once. */
export function Clashes() {
  const { asked, by, saved, takeTheirs, keepMine } = useShownDraft();
  if (asked.length === 0) return null;
  return (
    <Panel
      heading={text.heading(by)}
      aside={asked.length > 1 && <Button onClick={() => asked.forEach(takeTheirs)}>{text.takeAll}</Button>}
    >
      <p className="text-muted">{text.explain}</p>
      <ul className="divide-y divide-line">
        {asked.map((each) => (
          <li key={each.key} className="grid gap-2 py-3 sm:grid-cols-[10rem_1fr_1fr]">
            <span className="font-medium wrap-anywhere">{nameOf(each.key)}</span>
            {(
              [
                [text.theirs, saved[each.key], text.take, text.takeNamed, takeTheirs],
                [text.mine, each.now, text.keep, text.keepNamed, keepMine],
              ] as const
            ).map(([whose, value, press, named, choose]) => (
              <div key={whose} className="grid content-start justify-items-start gap-1.5">
                <span className="text-xs text-muted">{whose}</span>
                <span className="max-h-40 overflow-auto whitespace-pre-wrap wrap-anywhere">{shownValue(value)}</span>
                <Button aria-label={named(nameOf(each.key))} onClick={() => choose(each)}>
                  {press}
                </Button>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
