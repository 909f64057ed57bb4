// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit';
import type { Span } from '../blocks.ts';
import { color } from '../color.ts';
import { type Font, fonts, lastLine, page, textWidth } from './style.ts';
import { type Face, type Line, serif, wrap } from './wrap.ts';

/** `tabular` sets figures of one width, so that they stand below each other in a table. */
type Text = {
  size: number;
  leading: number;
  face?: Face;
  color?: string;
  align?: 'left' | 'center';
  tabular?: boolean;
};
/** One line in one font, at a fixed place. */
type Label = {
  x: number;
  y: number;
  size: number;
  font: Font;
  color: string;
  characterSpacing?: number;
  features?: PDFKit.Mixins.OpenTypeFeatures[];
};
type Column = { x?: number; width?: number; parent?: Element };
/** `made` is the date of creation that the file states. */
export type Info = { title: string; author: string; subject: string; keywords: string; made: Date };
/** A tagged element of the PDF's structure tree. */
export type Element = PDFKit.PDFStructureElement;

const featuresOf = (tabular: boolean): PDFKit.Mixins.OpenTypeFeatures[] => (tabular ? ['tnum'] : []);

/** Pages with a position for the next text, tagged for screen readers. Measures are PDF points. */
export class Canvas {
  readonly doc: PDFKit.PDFDocument;
  y: number = page.top;
  pages = 0;
  /** The running title above the text of each page; none while it is empty. */
  running = '';
  /** Page on which each destination begins, by id. */
  readonly begun = new Map<string, number>();
  private readonly root: Element;
  private fields = 0;
  private readonly widths: Map<string, number>;
  /** Pages of text so far: how many words each has, and whether it is there for a form or a picture. */
  private readonly sheets: { page: number; words: number; full: boolean }[] = [];

  /** @param before an earlier pass over the same pages; without one, text is measured but not drawn */
  constructor(
    info: Info,
    private readonly before?: Canvas,
  ) {
    this.widths = before?.widths ?? new Map();
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      info: {
        Title: info.title,
        Author: info.author,
        Subject: info.subject,
        Keywords: info.keywords,
        CreationDate: info.made,
        ModDate: info.made,
      },
    });
    for (const [name, source] of Object.entries(fonts)) this.doc.registerFont(name, source);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Names the current page, so that links and the contents can point to it. */
  begin(id: string): void {
    this.begun.set(id, this.pages);
    this.doc.addNamedDestination(id);
  }

  /** The page on which a destination begins; 0 in the first pass. */
  pageOf(id: string): number {
    return this.before?.begun.get(id) ?? 0;
  }

  /** Begins a page; `bare` leaves out running title and page number. */
  newPage(bare = false): void {
    this.doc.addPage();
    this.pages += 1;
    this.y = page.top;
    if (bare) return;
    this.artifact(() => this.furniture());
    this.sheets.push({ page: this.pages, words: 0, full: false });
  }

  /** The pages that have fewer words, except forms, pictures and those without a page number: covers, dividers. */
  thinPages(leastWords: number): number[] {
    return this.sheets.filter(({ words, full }) => words < leastWords && !full).map((sheet) => sheet.page);
  }

  /** Begins a new page unless `height` still fits on the current one. */
  need(height: number): void {
    if (this.y + height > lastLine) this.newPage();
  }

  /** Draws decoration, which screen readers skip. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  element(type: string, parent: Element = this.root, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws one part of a tagged element. */
  mark(element: Element, type: string, draw: () => void): void {
    element.add(this.doc.markStructureContent(type));
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws an element that has only one part. */
  tag(type: string, draw: () => void, parent: Element = this.root): void {
    const element = this.element(type, parent);
    this.mark(element, type, draw);
    element.end();
  }

  lines(text: string | readonly Span[], width: number, { size, face = serif, tabular }: Text): Line[] {
    const spans = typeof text === 'string' ? [{ text, style: 'plain' as const }] : text;
    return wrap(spans, face, width, ({ text: run, font }) => this.widthOf(run, font, size, tabular));
  }

  /** Draws lines from `y` downward and returns the position of the next line. */
  put(
    lines: readonly Line[],
    x: number,
    y: number,
    { size, leading, color: ink = color.text, align, tabular = false }: Text,
    width: number = textWidth,
  ): number {
    for (const [index, line] of lines.entries()) {
      let at = align === 'center' ? x + (width - line.width) / 2 : x;
      for (const { text, font } of line.pieces) {
        const label = { x: at, y: y + index * leading, size, font, color: ink, features: featuresOf(tabular) };
        this.label(text, label);
        at += this.widthOf(text, font, size, tabular);
      }
    }
    return y + lines.length * leading;
  }

  /** Draws a text that may continue on the next page, without single first or last lines (orphans, widows). */
  flow(
    type: string,
    text: readonly Span[],
    style: Text,
    { x = page.left, width = textWidth, parent = this.root }: Column = {},
  ): void {
    const lines = this.lines(text, width, style);
    const element = this.element(type, parent);
    while (lines.length > 0) {
      let fit = Math.floor((lastLine - this.y + 2) / style.leading);
      if (fit < lines.length && lines.length - fit === 1) fit -= 1;
      if (fit < Math.min(2, lines.length)) {
        this.newPage();
        continue;
      }
      const now = lines.splice(0, fit);
      this.mark(element, type, () => (this.y = this.put(now, x, this.y, style, width)));
    }
    element.end();
  }

  label(text: string, { x, y, size, font, color: ink, ...options }: Label): void {
    this.count(text);
    // Shaping takes most of the time.
    if (!this.before) return;
    this.doc
      .font(font)
      .fontSize(size)
      .fillColor(ink)
      .text(text, x, y, { lineBreak: false, ...options });
  }

  /** A form field to fill in on screen; its text is set in Helvetica, which every PDF reader has. */
  field(x: number, y: number, width: number, height: number, label: string): void {
    if (this.fields === 0) {
      this.doc.font('Helvetica');
      this.doc.initForm();
    }
    this.fields += 1;
    this.allowFewWords();
    this.doc.formText(`field-${this.fields}`, x, y, width, height, { multiline: height > 30, fontSize: 10, label });
  }

  /** The current page has a picture or a form: it may have few words. */
  allowFewWords(): void {
    const sheet = this.sheets.at(-1);
    if (sheet?.page === this.pages) sheet.full = true;
  }

  private count(text: string): void {
    const sheet = this.sheets.at(-1);
    if (sheet?.page === this.pages) sheet.words += text.split(/\s+/).filter(Boolean).length;
  }

  /** Cached, because shaping text is slow and the same words occur many times. */
  private widthOf(text: string, font: Font, size: number, tabular = false): number {
    const key = `${font} ${tabular} ${text}`;
    const features = featuresOf(tabular);
    const known = this.widths.get(key) ?? this.doc.font(font).fontSize(1000).widthOfString(text, { features });
    this.widths.set(key, known);
    return (known * size) / 1000;
  }

  private furniture(): void {
    const { width, height, left, right } = page;
    if (this.running) this.label(this.running, { x: left, y: 34, size: 7.5, font: 'sans', color: color.quiet });
    const number = String(this.pages);
    this.doc.font('strong').fontSize(8);
    this.label(number, {
      x: width - right - this.doc.widthOfString(number),
      y: height - 40,
      size: 8,
      font: 'strong',
      color: color.blue,
    });
    this.doc
      .moveTo(left, height - 46)
      .lineTo(width - right, height - 46)
      .lineWidth(0.4)
      .strokeColor(color.rule)
      .stroke();
  }

  end(): void {
    this.root.end();
    this.doc.end();
  }
}
