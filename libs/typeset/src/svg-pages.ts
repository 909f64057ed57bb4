/**
 * Cuts pages out of the one SVG in which Typst puts all of them below each other: each is a ground and a group that is
 * moved down. Of the definitions at the end a page takes the letters that it uses, because there are thousands.
 */
export function svgPages(document: string, numbers: readonly number[]): string[] {
  const [, width, height] = /width="([\d.]+)pt" height="([\d.]+)pt"/.exec(document)!;
  const definitions = document.indexOf('\n    <defs id="glyph">');
  const rest = document.indexOf('\n    <defs id="clip-path">');
  const letters = document.slice(definitions, rest).split(/(?=\n {8}<symbol )/);
  const pages = document
    .slice(0, definitions)
    .split(/\n {4}(?=<path class="typst-shape")/)
    .slice(1);
  const size = `0 0 ${width} ${Number(height) / pages.length}`;
  return numbers.map((number) => {
    const page = pages[number - 1]!.replace(/\n {4}<g transform="[^"]*">/, '\n    <g>');
    const used = new Set(page.match(/(?<=href="#)\w+/g));
    const own = letters.filter((letter) => used.has(/id="(\w+)"/.exec(letter)?.[1] ?? '')).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${size}">${page}<defs>${own.replace('</defs>', '')}</defs>${document.slice(rest)}`;
  });
}
