import type { Site } from '@blue-peony/contracts';
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { problemsOf } from './problems.ts';
import { dropEdit, edit, rebase, useEdits } from './use-edits.ts';
import { useSaving } from './use-saving.ts';
import { changesBetween, contentOf, isClash, isSame, valuesOf, withEdits, type Edit } from './values.ts';

/** What somebody else saved while this page was open. */
type Others = { by: string | null; keys: readonly string[] };

type SiteDraft = ReturnType<typeof useSiteDraft>;

/** The draft as this page shows it: what is saved, with what was changed here over it. */
export function useSiteDraft({ draft }: Site) {
  const { content, version, by, at } = draft;
  const { edits, mark } = useEdits();
  const saved = useMemo(() => valuesOf(content), [content]);
  const values = useMemo(() => withEdits(saved, edits), [saved, edits]);
  const problems = useMemo(() => problemsOf(contentOf(values)), [values]);
  const asked = edits.filter((each) => isClash(each, saved));
  const saving = useSaving({ version, saved, edits, mark, held: asked.length > 0 });

  const seen = useRef({ version, saved });
  const [others, setOthers] = useState<Others>();
  const { isOwn } = saving;
  useEffect(() => {
    const before = seen.current;
    seen.current = { version, saved };
    if (before.version === version || isOwn(version)) return;
    setOthers({ by, keys: changesBetween(before.saved, saved) });
  }, [version, saved, by, isOwn]);

  return {
    version,
    by,
    at,
    saved,
    values,
    problems,
    asked,
    others,
    saving,
    isSaved: edits.length === 0,
    set(key: string, now: unknown) {
      // While a save is under way, also what takes it back must be saved.
      if (isSame(now, saved[key]) && !saving.isPending) dropEdit(key);
      else edit(key, now, saved[key]);
    },
    takeTheirs: ({ key }: Edit) => dropEdit(key),
    keepMine: ({ key }: Edit) => rebase(key, saved[key]),
    seeOthers: () => setOthers(undefined),
  };
}

export const SiteDraftContext = createContext<SiteDraft | undefined>(undefined);

export function useShownDraft(): SiteDraft {
  const draft = use(SiteDraftContext);
  if (!draft) throw new Error('No draft is open');
  return draft;
}
