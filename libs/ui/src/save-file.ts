/** Downloads a file that the page already has, such as the answer of a call: a plain link would not send a token. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
