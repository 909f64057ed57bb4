import { languages, siteEndpoints, type Language, type SiteText } from '@blue-peony/contracts';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { filters } from '../../i18n/filters.ts';
import { setParams, useParams } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { moduleName, textParts } from './naming.ts';
import { TextRow } from './text-row.tsx';
import { useShownDraft } from './use-site-draft.ts';
import { renderLimitMs } from './use-site.ts';
import { typedText, type Values } from './values.ts';
import { site as words } from './words.ts';

const text = words.texts;
const pageSize = 20;

/** Every text of the site, found by words that one sees. */
export function Texts() {
  const { data, isPending, isError } = useCall(['site texts'], siteEndpoints.listSiteTexts, { limitMs: renderLimitMs });
  if (isPending) return <Quiet>{text.loading}</Quiet>;
  if (!data) return <ErrorText>{isError && text.failed}</ErrorText>;
  return <TextSearch items={data.items} />;
}

const keysOf = ({ key }: SiteText) => languages.map((language) => `texts/${language}/${key}`);
const folded = (words: string) => words.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ');
const moduleOf = ({ key }: SiteText) => textParts(`en/${key}`).module;

/** Those with the words in any language; what the agency has changed stands first. */
function found(items: readonly SiteText[], values: Values, words: string, module: string, at: string | null) {
  const searched = folded(words.trim());
  const isChanged = (item: SiteText) => keysOf(item).some((key) => values[key] !== undefined);
  const holds = (item: SiteText) => {
    const shown = languages.map((language, index) =>
      typedText(values[keysOf(item)[index]!] ?? item.texts[language]?.seed),
    );
    return searched === '' || folded(shown.join('\n')).includes(searched) || item.key.toLowerCase() === searched;
  };
  const list = items.filter((item) => (module === '' || moduleOf(item) === module) && holds(item));
  const rank = (item: SiteText) => (at?.endsWith(`/${item.key}`) ? 0 : isChanged(item) ? 1 : 2);
  const ranks = new Map(list.map((item) => [item.key, rank(item)]));
  return {
    list: list.toSorted((one, other) => ranks.get(one.key)! - ranks.get(other.key)!),
    changed: list.filter(isChanged).length,
  };
}

function TextSearch({ items }: { items: readonly SiteText[] }) {
  const params = useParams();
  const at = params.get('at');
  const [query, setQuery] = useState({ words: '', module: '' });
  const [language, setLanguage] = useState<Language>(textParts(at?.slice('texts/'.length) ?? '').language ?? 'en');
  const [most, setMost] = useState(pageSize);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { values } = useShownDraft();
  // The order stays while she types: a text that she changes must not run away.
  const [began, setBegan] = useState({ query, at, values });
  if (began.query !== query || began.at !== at) setBegan({ query, at, values });
  const { list, changed } = found(items, began.values, query.words, query.module, at);
  const narrow = (changes: Partial<typeof query>) => {
    setQuery({ ...query, ...changes });
    setMost(pageSize);
    if (at) setParams({ part: 'texts' }, { replace: true });
  };
  const modules = [...new Set(items.map(moduleOf))];
  return (
    <div className="grid gap-3">
      <section role="search" aria-label={text.search} className="panel flex flex-wrap items-end gap-3 p-4 text-sm">
        <SearchField
          label={text.search}
          hint={text.hint}
          value={query.words}
          onChange={(next) => narrow({ words: next })}
        />
        <Choice
          label={text.where}
          value={query.module}
          options={[['', text.everywhere], ...modules.map((module) => [module, moduleName(module)] as const)]}
          onChoose={(module) => narrow({ module })}
        />
        {!isWide && <LanguageChoice words={filters} chosen={language} onChoose={setLanguage} />}
        <p role="status" className="py-2 text-muted">
          {text.found(list.length)}
          {text.changed(changed)}
        </p>
        <p className="w-full text-xs text-muted">{text.explain}</p>
      </section>
      {list.length === 0 && <Quiet>{text.none}</Quiet>}
      <ol className="grid gap-3">
        {list.slice(0, most).map((item) => (
          <TextRow key={item.key} item={item} only={isWide ? undefined : language} />
        ))}
      </ol>
      {list.length > most && (
        <Button className="justify-self-center" onClick={() => setMost(most + pageSize)}>
          {text.more}
        </Button>
      )}
    </div>
  );
}
