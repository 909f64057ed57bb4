// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit';
import type { Span } from '../blocks.ts';
import { type Font, color, fonts, lastLine, page, textWidth } from './style.ts';
import { type Face, type Line, serif, wrap } from './wrap.ts';

type Text = { size: number; leading: number; face?: Face; color?: string; align?: 'left' | 'center' };
/** One line in one font, at a fixed place. */
type Label = { x: number; y: number; size: number; font: Font; color: string; characterSpacing?: number };
type Column = { x?: number; width?: number; parent?: Element };
/** `made` is the date of creation that the file states. */
export type Info = { title: string; author: string; subject: string; keywords: string; made: Date };
export type Element = PDFKit.PDFStructureElement;

/** Pages with a position for the next text, tagged for screen readers. Measures are PDF points. */
export class Canvas {
  readonly doc: PDFKit.PDFDocument;
  y: number = page.top;
  pages = 0;
  /** The running title above the text of each page; none while it is empty. */
  running = '';
  /** Page on which each destination begins, by its id. */
  readonly begun = new Map<string, number>();
  private readonly root: Element;
  private fields = 0;
  private readonly widths = new Map<string, number>();

  /** @param known `begun` of an earlier pass over the same pages */
  constructor(
    info: Info,
    private readonly known: ReadonlyMap<string, number> = new Map(),
  ) {
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
    return this.known.get(id) ?? 0;
  }

  /** Begins a page; `bare` leaves out running title and page number. */
  newPage(bare = false): void {
    this.doc.addPage();
    this.pages += 1;
    this.y = page.top;
    if (!bare) this.artifact(() => this.furniture());
  }

  /** Begins a new page unless `height` still fits on this one. */
  need(height: number): void {
    if (this.y + height > lastLine) this.newPage();
  }

  /** Draws decoration, which a screen reader leaves out. */
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

  /** Draws one unbroken piece of an element. */
  mark(element: Element, type: string, draw: () => void): void {
    element.add(this.doc.markStructureContent(type));
    draw();
    this.doc.endMarkedContent();
  }

  /** An element of one piece. */
  tag(type: string, draw: () => void, parent: Element = this.root): void {
    const element = this.element(type, parent);
    this.mark(element, type, draw);
    element.end();
  }

  lines(text: string | readonly Span[], width: number, { size, face = serif }: Text): Line[] {
    const spans = typeof text === 'string' ? [{ text, style: 'plain' as const }] : text;
    return wrap(spans, face, width, ({ text: run, font }) => this.widthOf(run, font, size));
  }

  /** Draws lines from `y` down and returns the place of the next. */
  put(
    lines: readonly Line[],
    x: number,
    y: number,
    { size, leading, color: ink = color.text, align }: Text,
    width: number = textWidth,
  ): number {
    for (const [index, line] of lines.entries()) {
      let at = align === 'center' ? x + (width - line.width) / 2 : x;
      for (const { text, font } of line.pieces) {
        this.doc.font(font).fontSize(size).fillColor(ink);
        this.doc.text(text, at, y + index * leading, { lineBreak: false });
        at += this.widthOf(text, font, size);
      }
    }
    return y + lines.length * leading;
  }

  /** A text that may run over pages, without lone first or last lines. */
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
    this.doc
      .font(font)
      .fontSize(size)
      .fillColor(ink)
      .text(text, x, y, { lineBreak: false, ...options });
  }

  /** A field to fill in on screen; its text is set in Helvetica, which every reader has. */
  field(x: number, y: number, width: number, height: number, label: string): void {
    if (this.fields === 0) {
      this.doc.font('Helvetica');
      this.doc.initForm();
    }
    this.fields += 1;
    this.doc.formText(`field-${this.fields}`, x, y, width, height, { multiline: height > 30, fontSize: 10, label });
  }

  /** Cached: shaping text is the slow part, and the same words come again and again. */
  private widthOf(text: string, font: Font, size: number): number {
    const key = `${font} ${text}`;
    const known = this.widths.get(key) ?? this.doc.font(font).fontSize(1000).widthOfString(text);
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
