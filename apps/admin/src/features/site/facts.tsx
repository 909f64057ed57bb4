import { setParams, useParams } from '../../router/place.ts';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { FactField } from './fact-field.tsx';
import { sectionOf, sections, sectionWords, type SectionId } from './sections.ts';
import { useShownDraft } from './use-site-draft.ts';
import { site as text } from './words.ts';

export function Facts() {
  const params = useParams();
  const wanted = (params.get('section') ?? sectionOf(params.get('at') ?? '')) as SectionId;
  const shown = sections.has(wanted) ? wanted : 'name';
  const states = useStates();
  const open = (section: string) => setParams({ section }, { replace: true });
  return (
    <div className="grid items-start gap-3 md:grid-cols-[13rem_minmax(0,1fr)]">
      <label className="grid gap-1 text-xs font-medium text-muted md:hidden">
        {text.sections.label}
        <Select
          className="field text-sm text-body"
          value={shown}
          options={states.map(({ id, words }) => [id, `${sectionWords[id]}${words ? ` (${words})` : ''}`])}
          onChoose={open}
        />
      </label>
      <nav aria-label={text.sections.label} className="panel grid gap-0.5 p-2 max-md:hidden">
        {states.map(({ id, words, isWrong }) => (
          <button
            key={id}
            type="button"
            aria-current={id === shown ? 'page' : undefined}
            className="flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-lg px-2.5 text-left text-sm hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-link"
            onClick={() => open(id)}
          >
            {sectionWords[id]}
            {words && <span className={`text-xs ${isWrong ? 'text-danger' : 'text-muted'}`}>{words}</span>}
          </button>
        ))}
      </nav>
      <Panel heading={sectionWords[shown]} className="max-w-4xl">
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          {sections.get(shown)!.map((name) => (
            <FactField key={name} name={name} />
          ))}
        </div>
      </Panel>
    </div>
  );
}

/** What is set in each section, and what is wrong there. */
function useStates() {
  const { values, problems } = useShownDraft();
  return [...sections].map(([id, keys]) => {
    const set = keys.filter((key) => values[key] !== undefined).length;
    const wrong = [...problems.keys()].filter((path) => keys.some((key) => path === key || path.startsWith(`${key}/`)));
    const words = wrong.length > 0 ? text.sections.wrong(wrong.length) : set > 0 ? text.sections.set(set) : '';
    return { id, words, isWrong: wrong.length > 0 };
  });
}
