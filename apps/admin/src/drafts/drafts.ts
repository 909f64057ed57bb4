import { onStaffChange } from '../api/session.ts';
import { emptyVault, openVault, type Vault } from './vault.ts';

export type DraftKind = 'note' | 'score' | 'answer';

const texts = new Map<string, string>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((notify) => notify());

/** Writes changes to the vault in order. Undefined until the key is loaded; until then drafts are only in memory. */
let keep: ((name: string, text: string | undefined) => void) | undefined;
let vault: Vault | undefined;

const nameOf = (kind: DraftKind, applicationId: string) => `${kind} ${applicationId}`;

export const readDraft = (kind: DraftKind, applicationId: string): string | undefined =>
  texts.get(nameOf(kind, applicationId));

export function writeDraft(kind: DraftKind, applicationId: string, text: string | undefined): void {
  change(nameOf(kind, applicationId), text || undefined);
}

export const applicationsWith = (kind: DraftKind): string[] =>
  [...texts.keys()].flatMap((name) => (name.startsWith(`${kind} `) ? [name.slice(kind.length + 1)] : []));

export function onDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Restores the staff member's drafts from this device, and stores new ones there from now on. */
export async function openDrafts(owner: string, secret: string, signal: AbortSignal): Promise<void> {
  const opened = await openVault(owner, secret);
  const kept = new Map((await opened.readAll()).map(({ name, text }) => [name, text]));
  if (signal.aborted) return;
  for (const [name, text] of kept) texts.set(name, joined(name, text, texts.get(name)));
  keep = keeper(opened);
  vault = opened;
  for (const [name, text] of texts) if (text !== kept.get(name)) keep(name, text);
  tell();
}

/** Text typed before the key was loaded is added to the stored draft; of two scores only one can be kept. */
function joined(name: string, kept: string, typed: string | undefined): string {
  if (typed === undefined) return kept;
  const alone = vault !== undefined || name.startsWith('score') || typed.includes(kept);
  return alone ? typed : `${kept}\n${typed}`;
}

function keeper(into: Vault) {
  const waiting = new Map<string, string | undefined>();
  let working = false;
  return async (name: string, text: string | undefined) => {
    waiting.set(name, text);
    if (working) return;
    working = true;
    for (const [next, latest] of waiting) {
      waiting.delete(next);
      await into.put(next, latest);
    }
    working = false;
  };
}

function change(name: string, text: string | undefined): void {
  if (text === undefined) texts.delete(name);
  else texts.set(name, text);
  keep?.(name, text);
  tell();
}

/** Drops the drafts in memory; the encrypted ones on the device stay. */
export function closeDrafts(): void {
  texts.clear();
  keep = vault = undefined;
  tell();
}

export function forgetDrafts(owner: string): void {
  closeDrafts();
  emptyVault(owner);
}

async function hear({ key: item, newValue }: StorageEvent): Promise<void> {
  if (!vault || !item) return;
  const draft = newValue === null ? undefined : await vault.open(item, newValue);
  if (draft) texts.set(draft.name, draft.text);
  if (newValue === null) for (const name of texts.keys()) if ((await vault?.itemOf(name)) === item) texts.delete(name);
  tell();
}

addEventListener('storage', (event) => void hear(event));

onStaffChange((change) => {
  if (change === 'gone') closeDrafts();
});
