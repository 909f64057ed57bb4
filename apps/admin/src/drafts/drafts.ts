import { onStaffChange } from '../api/session.ts';
import { listeners } from '../ui/listeners.ts';
import { emptyVault, openVault, type Vault } from './vault.ts';

export type DraftKind = 'note' | 'score' | 'answer' | 'site';

const texts = new Map<string, string>();
const { tell, subscribe } = listeners();

/** Undefined until the key is loaded; until then drafts are only in memory. */
let vault: Vault | undefined;
let changed = false;
let keeping = false;

const nameOf = (kind: DraftKind, applicationId: string) => `${kind} ${applicationId}`;

export const readDraft = (kind: DraftKind, applicationId: string): string | undefined =>
  texts.get(nameOf(kind, applicationId));

export function writeDraft(kind: DraftKind, applicationId: string, text: string | undefined): void {
  const name = nameOf(kind, applicationId);
  if (text) texts.set(name, text);
  else texts.delete(name);
  void keep();
  tell();
}

export const applicationsWith = (kind: DraftKind): string[] =>
  [...texts.keys()].flatMap((name) => (name.startsWith(`${kind} `) ? [name.slice(kind.length + 1)] : []));

export const onDrafts = subscribe;

/** Restores the staff member's drafts from this device, and stores new ones there from now on. */
export async function openDrafts(owner: string, secret: string, signal: AbortSignal): Promise<void> {
  const opened = await openVault(owner, secret);
  const kept = await opened.open();
  if (signal.aborted) return;
  for (const [name, text] of kept) texts.set(name, joined(name, text, texts.get(name)));
  vault = opened;
  void keep();
  tell();
}

/** Text typed before the key was loaded is added to the stored draft; of two scores or fields only one can be kept. */
function joined(name: string, kept: string, typed: string | undefined): string {
  if (typed === undefined) return kept;
  const alone = vault !== undefined || /^s(core|ite) /.test(name) || typed.includes(kept);
  return alone ? typed : `${kept}\n${typed}`;
}

/** Stores the drafts after each change, one write after the other. */
async function keep(): Promise<void> {
  changed = true;
  if (keeping || !vault) return;
  keeping = true;
  changed = false;
  await vault.put(texts);
  keeping = false;
  if (changed) await keep();
}

/** Drops the drafts in memory; the encrypted ones on the device stay. */
export function closeDrafts(): void {
  texts.clear();
  vault = undefined;
  tell();
}

export function forgetDrafts(owner: string): void {
  closeDrafts();
  emptyVault(owner);
}

async function hear({ key: item, newValue }: StorageEvent): Promise<void> {
  if (!vault || item !== vault.item) return;
  const drafts = newValue === null ? new Map<string, string>() : await vault.open(newValue);
  texts.clear();
  for (const [name, text] of drafts) texts.set(name, text);
  tell();
}

addEventListener('storage', (event) => void hear(event));

onStaffChange((change) => {
  if (change === 'gone') closeDrafts();
});
