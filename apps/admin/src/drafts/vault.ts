const prefix = 'blue-peony-draft.';
const keptMs = 7 * 24 * 3_600_000;

const { subtle } = crypto;
const encoder = new TextEncoder();

type Bytes = Uint8Array<ArrayBuffer>;
export type Drafts = ReadonlyMap<string, string>;

/** A staff member's drafts in this browser's local storage, encrypted with a key that the browser does not store. */
export type Vault = Awaited<ReturnType<typeof openVault>>;

const itemOf = (owner: string) => prefix + owner;

/** @param secret the key of the drafts in base64url */
export async function openVault(owner: string, secret: string) {
  const key = await subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const item = itemOf(owner);
  // The drafts can be decrypted only under their own name and with their own time.
  const paramsOf = (iv: Bytes, at: string) => ({ name: 'AES-GCM', iv, additionalData: encoder.encode(item + at) });
  dropOld();
  return {
    item,
    /** No drafts when they are encrypted with another key or tampered with. */
    async open(value = localStorage.getItem(item)): Promise<Drafts> {
      const [at = '', iv = '', sealed = ''] = value?.split('.') ?? [];
      try {
        const opened = await subtle.decrypt(paramsOf(bytesOf(iv), at), key, bytesOf(sealed));
        return new Map(JSON.parse(new TextDecoder().decode(opened)) as [string, string][]);
      } catch {
        return new Map();
      }
    },
    async put(drafts: Drafts): Promise<void> {
      if (drafts.size === 0) return localStorage.removeItem(item);
      const at = String(Date.now());
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await subtle.encrypt(paramsOf(iv, at), key, encoder.encode(JSON.stringify([...drafts])));
      try {
        localStorage.setItem(item, [at, textOf(iv), textOf(sealed)].join('.'));
      } catch {
        // Storage is full or blocked: older drafts would otherwise be restored instead of these.
        localStorage.removeItem(item);
      }
    },
  };
}

export const emptyVault = (owner: string): void => localStorage.removeItem(itemOf(owner));

/** Deletes old drafts of all staff members, so that nothing remains of one who does not return. */
function dropOld(): void {
  for (const item of Object.keys(localStorage)) {
    const at = Number.parseInt(localStorage.getItem(item)!, 10) || 0;
    if (item.startsWith(prefix) && Math.abs(Date.now() - at) > keptMs) localStorage.removeItem(item);
  }
}

const textOf = (bytes: ArrayBuffer | Bytes) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
