export const copying = {
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (what: string) => `Copy ${what}`,
  refused: 'The browser refused to copy',
};

/** @returns false where the browser refuses, which over plain HTTP has no clipboard at all */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
