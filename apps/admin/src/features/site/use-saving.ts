import { siteEndpoints, type Site, type SiteContent } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { useStaff } from '../../api/session.ts';
import { readEdits, rebase } from './use-edits.ts';
import { siteKey } from './use-site.ts';
import { contentOf, isClash, valuesOf, withEdits, type Edit, type Values } from './values.ts';

/** Milliseconds after the last change, and at most after the first. */
const restMs = 1_200;
const longestMs = 10_000;
const againMs = 4_000;

type Sent = { content: SiteContent; version: number; edits: readonly Edit[]; mark: string };
type Props = { version: number; saved: Values; edits: readonly Edit[]; mark: string; held: boolean };

/** Saves the draft by itself, unless `held`. */
export function useSaving({ version, saved, edits, mark, held }: Props) {
  const client = useQueryClient();
  const { name, email } = useStaff();
  const own = useRef(new Set<number>());
  const since = useRef<number>(undefined);
  const running = useRef<Promise<unknown>>(undefined);
  /** The edits that the server refused: they are not sent again as they are. */
  const [refused, setRefused] = useState<string>();
  const [failures, setFailures] = useState(0);

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async ({ content, version: before }: Sent) => {
      await client.cancelQueries({ queryKey: siteKey });
      return call(siteEndpoints.saveSiteDraft, { body: { content, version: before } });
    },
    onSuccess: async ({ version: next }, sent) => {
      own.current.add(next);
      setFailures(0);
      // An answer that was on its way is older than what is saved now.
      await client.cancelQueries({ queryKey: siteKey });
      const draft = { content: sent.content, version: next, by: name || email, at: new Date().toISOString() };
      client.setQueryData<Site>(siteKey, (site) => site && { ...site, draft: { ...site.draft, ...draft } });
      sent.edits.forEach(({ key, now }) => rebase(key, now));
    },
    onError: async (failure, sent) => {
      const code = codeOf(failure);
      if (code === 'version_conflict') await client.invalidateQueries({ queryKey: siteKey });
      else if (code === 'validation_failed' || code === 'payload_too_large') setRefused(sent.mark);
      else setFailures((count) => count + 1);
    },
  });

  const waits = edits.length > 0 && !held && !isPending && refused !== mark;
  useEffect(() => {
    if (edits.length === 0) since.current = undefined;
    else since.current ??= Date.now();
    if (!waits) return undefined;
    const rest = Math.min(restMs, Math.max(0, (since.current ?? 0) + longestMs - Date.now()));
    const timer = setTimeout(
      () => {
        since.current = undefined;
        running.current = mutateAsync({ content: contentOf(withEdits(saved, edits)), version, edits, mark }).catch(
          () => undefined,
        );
      },
      failures > 0 ? Math.min(againMs * failures, 60_000) : rest,
    );
    return () => clearTimeout(timer);
  }, [edits, failures, mark, mutateAsync, saved, version, waits]);

  /** Until the page opens again, neither colleagues nor a publication would get what was typed last. */
  const leave = useEffectEvent(async () => {
    await running.current;
    const draft = client.getQueryData<Site>(siteKey)?.draft;
    const rest = readEdits();
    if (!draft || rest.length === 0 || refused === mark) return;
    const newest = valuesOf(draft.content);
    if (rest.some((each) => isClash(each, newest))) return;
    const content = contentOf(withEdits(newest, rest));
    await mutateAsync({ content, version: draft.version, edits: rest, mark }).catch(() => undefined);
  });
  useEffect(() => () => void leave(), []);

  const isOwn = (saves: number) => own.current.has(saves);
  const failed = edits.length > 0 && error !== null && codeOf(error) !== 'version_conflict';
  return { isPending, failed, refused: refused === mark && failed, isOwn };
}
