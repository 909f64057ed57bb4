import type { Page } from 'playwright-core';

/** What a reader would see: `cut` lines that touch, `broken` words and figures, headlines over `art`. */
export type Finding = { what: 'cut' | 'broken' | 'art'; text: string };

/** Shows what a tap would show: answers, steps, menus and the sections below the first screen. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.laidOut = '';
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    for (const step of document.querySelectorAll<HTMLElement>('.step')) step.dataset.current = '';
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:has(a)')) {
      menu.popover = 'manual';
      menu.showPopover();
    }
  });

/**
 * Reads the page as it is laid out now. Ink is the box of a letter's outline (`actualBoundingBox`), not of its line, so that
 * it shows what the line height hides.
 */
export const findings = (page: Page): Promise<Finding[]> => page.evaluate(readLines);

function readLines(): Finding[] {
  type Ink = { left: number; right: number; top: number; bottom: number };
  type Letter = Ink & { text: string; line: number };
  type Line = Ink & { text: string; baseline: number; layer: Element; letters: Letter[]; heading: Element | null };
  type Piece = { node: Text; at: number };

  const found: Finding[] = [];
  const tell = (what: Finding['what'], text: string) => found.push({ what, text: text.replaceAll(/\s+/g, ' ').trim() });
  const language = document.documentElement.lang;
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });
  const pen = document.createElement('canvas').getContext('2d')!;
  const range = document.createRange();
  const meet = (a: Ink, b: Ink) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  /** Whether this or a part of the page around it is cut to a pixel, for screen readers only. */
  const clipped = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at.clientWidth === 1 && getComputedStyle(at).overflow === 'hidden') return true;
    return false;
  };
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false }) &&
    // The cover of the book is a picture, turned in space.
    !element.closest('noscript, .book, select, textarea, script, style') &&
    !clipped(element);
  const isLine = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
  const blockOf = (element: Element) => {
    let block = element;
    while (isLine(block)) block = block.parentElement!;
    return block;
  };
  /** A bar that stays in view lies over the page by design. */
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed' || getComputedStyle(at).position === 'sticky') return at;
    return document.body;
  };

  const measured = new Map<string, { up: number; down: number; left: number; right: number }>();
  const inkOf = (font: string, text: string) => {
    const key = font + text;
    let ink = measured.get(key);
    if (!ink) {
      pen.font = font;
      const metrics = pen.measureText(text);
      ink = {
        up: metrics.actualBoundingBoxAscent,
        down: metrics.actualBoundingBoxDescent,
        left: metrics.actualBoundingBoxLeft,
        right: metrics.actualBoundingBoxRight,
      };
      measured.set(key, ink);
    }
    return ink;
  };
  const ascents = new Map<string, number>();
  const ascentOf = (font: string) => {
    let up = ascents.get(font);
    if (up === undefined) {
      pen.font = font;
      up = Math.round(pen.measureText('x').fontBoundingBoxAscent);
      ascents.set(font, up);
    }
    return up;
  };

  const apart = (before: Text, after: Text) => {
    for (let at = before.nextSibling; at && at !== after; at = at.nextSibling) if (at instanceof Element) return true;
    return false;
  };

  // The text of each block, across its inline elements.
  const blocks = new Map<Element, Piece[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!;
    if (!node.data.trim() || !shown(parent)) continue;
    const block = blockOf(parent);
    const pieces = blocks.get(block) ?? blocks.set(block, []).get(block)!;
    const last = pieces.at(-1);
    // One more for what may stand between: a line that ends, or an element with a box of its own.
    pieces.push({
      node,
      at: last ? last.at + last.node.length + Number(last.node.parentNode !== parent || apart(last.node, node)) : 0,
    });
  }

  const lines: Line[] = [];
  for (const [block, pieces] of blocks) {
    const layer = layerOf(block);
    const heading = block.closest('h1, h2, h3');
    const own: Line[] = [];
    let text = '';
    for (const { node, at } of pieces) text = text.padEnd(at, '\n') + node.data;
    /** The line of each character, or -1 where it has no box. */
    const lineAt = Array.from<number>({ length: text.length }).fill(-1);
    for (const { node, at } of pieces) {
      const style = getComputedStyle(node.parentElement!);
      const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const up = ascentOf(font);
      for (const { segment, index } of graphemes.segment(node.data)) {
        if (!/[^\s\u00ad\u2060\u200b]/u.test(segment)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        // The first may be the hyphen of the line before.
        const box = [...range.getClientRects()].findLast(({ width }) => width > 0);
        if (!box) continue;
        const ink = inkOf(font, segment);
        const baseline = box.top + up;
        const letter = {
          text: segment,
          left: box.left - ink.left,
          right: box.left + ink.right,
          top: baseline - ink.up,
          bottom: baseline + ink.down,
          line: 0,
        };
        let line = own.at(-1);
        // A line ends where the text goes back to the left, or down.
        if (!line || Math.abs(line.baseline - baseline) > box.height * 0.4 || letter.left < line.left - box.height) {
          line = { ...letter, text: '', baseline, layer, heading, letters: [] };
          own.push(line);
        }
        letter.line = lines.length + own.length - 1;
        line.letters.push(letter);
        line.text += segment;
        line.left = Math.min(line.left, letter.left);
        line.right = Math.max(line.right, letter.right);
        line.top = Math.min(line.top, letter.top);
        line.bottom = Math.max(line.bottom, letter.bottom);
        lineAt.fill(own.length - 1, at + index, at + index + segment.length);
      }
    }
    lines.push(...own);
    if (own.length < 2) continue;
    for (const token of tokens(text)) {
      let last = -1;
      for (let at = token.from; at < token.to; at += 1) {
        const line = lineAt[at]!;
        if (line === -1) continue;
        if (
          last !== -1 &&
          lineAt[last] !== line &&
          !/[\u00ad\u200b\-‐/]/.test(text.slice(last, at).slice(0, at - last))
        )
          tell('broken', `${text.slice(Math.max(0, token.from - 20), at)} / ${text.slice(at, token.to)}`);
        last = at;
      }
    }
  }

  /** Words, and figures with their range and unit. */
  function tokens(text: string): { from: number; to: number }[] {
    const bare: number[] = [];
    let plain = '';
    for (let at = 0; at < text.length; at += 1)
      if (!/[\u2060\u200b\u00ad]/.test(text[at]!)) {
        bare.push(at);
        plain += text[at];
      }
    const end = (at: number) => bare[at - 1]! + 1;
    // Addresses have no words; one that is wider than its line ends anywhere.
    const addresses = [...plain.matchAll(/\S+@\S+|(?:\w+\.)+\w{2,}\S*/g)];
    const list = [...words.segment(plain)].flatMap(({ segment, index, isWordLike }) =>
      isWordLike && !addresses.some((at) => at.index <= index && index < at.index + at[0].length)
        ? [{ from: bare[index]!, to: end(index + segment.length) }]
        : [],
    );
    const figure =
      /[$€£]?\d(?:[\d.,:\u00a0\u202f]*\d)?(?:[-–][$€£]?\d(?:[\d.,:\u00a0\u202f]*\d)?)?[+%]*(?:[\u00a0 ](?:%|€|\$|zł)(?!\d))?/gu;
    for (const { 0: match, index } of plain.matchAll(figure))
      list.push({ from: bare[index]!, to: end(index + match.length) });
    return list;
  }

  // The flower, cut to the boxes around it; its outermost petals end on a circle.
  for (const flower of document.querySelectorAll('svg > #bloom, svg > use[href="#bloom"]')) {
    if (!shown(flower) || flower.closest('.book')) continue;
    const { left, right, top, bottom } = flower.getBoundingClientRect();
    const [x, y, radius] = [(left + right) / 2, (top + bottom) / 2, Math.max(right - left, bottom - top) / 2];
    let clip: Ink = { left, right, top, bottom };
    for (let at = flower.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') {
        const box = at.getBoundingClientRect();
        clip = {
          left: Math.max(clip.left, box.left),
          right: Math.min(clip.right, box.right),
          top: Math.max(clip.top, box.top),
          bottom: Math.min(clip.bottom, box.bottom),
        };
      }
    for (const { heading, letters, text } of lines)
      if (
        heading &&
        letters.some((ink) => {
          const near = { x: Math.max(ink.left, Math.min(x, ink.right)), y: Math.max(ink.top, Math.min(y, ink.bottom)) };
          return meet(ink, clip) && Math.hypot(near.x - x, near.y - y) < radius;
        })
      )
        tell('art', text);
  }

  lines.sort((a, b) => a.top - b.top);
  for (let first = 0; first < lines.length; first += 1)
    for (let second = first + 1; second < lines.length && lines[second]!.top < lines[first]!.bottom; second += 1) {
      const [a, b] = [lines[first]!, lines[second]!];
      if (a.layer !== b.layer || !meet(a, b)) continue;
      const pair = a.letters.flatMap((one) =>
        b.letters.filter((other) => meet(one, other)).map((other) => [one, other]),
      );
      if (pair[0]) tell('cut', `${a.text} / ${b.text} (${pair[0].map((letter) => letter.text).join(' ')})`);
    }
  return found;
}
