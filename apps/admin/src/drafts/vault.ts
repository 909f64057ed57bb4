const prefix = 'blue-peony-draft.';
const keptMs = 7 * 24 * 3_600_000;
const mostDrafts = 200;
/** The longest stored draft in characters; longer ones are only in memory. */
const longest = 20_000;

const { subtle } = crypto;
const encoder = new TextEncoder();

type Bytes = Uint8Array<ArrayBuffer>;
type Draft = { name: string; text: string };

/** A staff member's drafts in this browser's local storage, encrypted with a key that the browser does not store. */
export type Vault = Awaited<ReturnType<typeof openVault>>;

/** @param secret the key of the drafts in base64url; it cannot be extracted from the vault */
export async function openVault(owner: string, secret: string) {
  const { sealing, naming } = await keysOf(bytesOf(secret));
  const own = `${prefix}${owner}.`;
  dropOld();

  /** An item's name reveals nothing about the application. */
  const itemOf = async (name: string) => own + textOf(await subtle.sign('HMAC', naming, encoder.encode(name)));

  async function open(item: string, value = localStorage.getItem(item)): Promise<Draft | undefined> {
    const [at = '', iv = '', sealed = ''] = value?.split('.') ?? [];
    try {
      const opened = await subtle.decrypt(paramsOf(bytesOf(iv), item + at), sealing, bytesOf(sealed));
      return JSON.parse(new TextDecoder().decode(opened)) as Draft;
    } catch {
      // Encrypted with a revoked key, or tampered with.
      return undefined;
    }
  }

  return {
    async readAll(): Promise<Draft[]> {
      const found: Draft[] = [];
      for (const item of itemsOf(own)) {
        const draft = await open(item);
        if (draft) found.push(draft);
        else localStorage.removeItem(item);
      }
      return found;
    },
    async put(name: string, text: string | undefined): Promise<void> {
      const item = await itemOf(name);
      if (text === undefined || text.length > longest) return localStorage.removeItem(item);
      const at = String(Date.now());
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await subtle.encrypt(
        paramsOf(iv, item + at),
        sealing,
        encoder.encode(JSON.stringify({ name, text })),
      );
      store(own, item, [at, textOf(iv), textOf(sealed)].join('.'));
    },
    itemOf,
    open,
  };
}

export function emptyVault(owner: string): void {
  for (const item of itemsOf(`${prefix}${owner}.`)) localStorage.removeItem(item);
}

async function keysOf(secret: Bytes) {
  const root = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const by = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(info) });
  const [sealing, naming] = await Promise.all([
    subtle.deriveKey(by('seal'), root, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    subtle.deriveKey(by('name'), root, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ]);
  return { sealing, naming };
}

/** The additional authenticated data: an item can be decrypted only under its own name and with its own time. */
const paramsOf = (iv: Bytes, place: string) => ({ name: 'AES-GCM', iv, additionalData: encoder.encode(place) });

const itemsOf = (start: string) => Object.keys(localStorage).filter((item) => item.startsWith(start));
const timeOf = (item: string) => Number.parseInt(localStorage.getItem(item) ?? '', 10) || 0;

/** Deletes old drafts of all staff members, so that nothing remains of one who does not return. */
function dropOld(): void {
  for (const item of itemsOf(prefix)) if (Math.abs(Date.now() - timeOf(item)) > keptMs) localStorage.removeItem(item);
}

function store(own: string, item: string, value: string): void {
  const others = itemsOf(own)
    .filter((other) => other !== item)
    .sort((one, other) => timeOf(one) - timeOf(other));
  for (const oldest of others.slice(0, Math.max(0, others.length + 1 - mostDrafts))) localStorage.removeItem(oldest);
  try {
    localStorage.setItem(item, value);
  } catch {
    // Storage is full or blocked: delete the older draft, which would otherwise be restored instead of this one.
    localStorage.removeItem(item);
  }
}

const textOf = (bytes: ArrayBuffer | Bytes) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
