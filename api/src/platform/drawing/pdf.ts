import { buffer } from 'node:stream/consumers';
import { brand } from '@kaksha/domain/brand';
import PDFDocument from 'pdfkit';
import type { OpenFont } from './fonts';
import { lineHeightOf, type TextStyle, wrapText } from './lines';
import { EmbeddedFont } from './pdf-font';
import { type Glyph, shapeLine } from './shaping';

interface PdfOptions {
  size: 'A4' | [width: number, height: number];
  title: string;
  author?: string;
  date: Date;
}

interface Line extends TextStyle {
  /** Left end and base line. */
  x: number;
  y: number;
  colour: string;
  align?: 'left' | 'right';
  /** Of the column of a line that ends at its right. */
  width?: number;
}

interface Paragraph extends Omit<Line, 'y'> {
  /** Upper end. */
  top: number;
  width: number;
}

/** Distance of the first base line from the upper end, in sizes; of all scripts, so that a row has one base line. */
const ascent = 0.9;

/** A PDF file with embedded fonts. */
export class PdfFile {
  readonly document: PDFKit.PDFDocument;
  readonly #fonts = new Map<string, EmbeddedFont>();

  constructor({ size, title, author = brand.name, date }: PdfOptions) {
    this.document = new PDFDocument({
      size,
      margin: 0,
      pdfVersion: '1.7',
      lang: 'en',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: date },
    });
  }

  line(text: string, { x, y, size, weight, colour, align = 'left', width = 0 }: Line): void {
    const { document } = this;
    const shaped = shapeLine(text, weight);
    const start = align === 'right' ? x + width - shaped.width * size : x;
    document.fillColor(colour);
    for (const { open, text: whole, isRtl, glyphs, left } of shaped.runs) {
      const font = this.#font(open);
      document.page.fonts[font.id] = font.reference;
      // Readers turn text from right to left themselves.
      const isPlain = isRtl || glyphs.every(({ text: part, x, y: up }) => part.length === 1 && x === 0 && up === 0);
      if (!isPlain) document.markContent('Span', { actual: whole });
      const end = { id: open.blank, x: 0, y: 0, advance: 0, width: 0, text: '' };
      const at = { left: start + left * size, y, size };
      document.addContent(
        `BT /${font.id} ${number(size * font.scale)} Tf ${textOperators(isPlain ? glyphs : [...glyphs, end], font, at)} ET`,
      );
      if (!isPlain) document.endMarkedContent();
    }
  }

  /** Draws the text in lines. @returns its lower end */
  paragraph(text: string, { top, ...style }: Paragraph): number {
    let below = top;
    for (const part of text.split(/\r?\n/)) {
      const lineHeight = style.size * lineHeightOf(part);
      for (const line of wrapText(part, style)) {
        this.line(line, { ...style, y: below + ascent * style.size });
        below += lineHeight;
      }
    }
    return below;
  }

  end(): Promise<Buffer> {
    for (const font of this.#fonts.values()) font.embed();
    this.document.end();
    return buffer(this.document);
  }

  #font(open: OpenFont): EmbeddedFont {
    const found = this.#fonts.get(open.file) ?? new EmbeddedFont(this.document, open, this.#fonts.size);
    this.#fonts.set(open.file, found);
    return found;
  }
}

const number = (value: number) => Math.round(value * 1000) / 1000;

/** Shows glyphs of one font. The page counts from its upper left corner, so the letters are turned back. */
function textOperators(
  glyphs: readonly Glyph[],
  font: EmbeddedFont,
  { left, y, size }: { left: number; y: number; size: number },
): string {
  const { scale } = font;
  let x = left;
  /** Where the reader of the file would draw the next glyph. */
  let drawnTo = left;
  let height = Number.NaN;
  let operators = '';
  for (const glyph of glyphs) {
    const at = { x: x + glyph.x * size, y: y - glyph.y * size };
    const back = ((drawnTo - at.x) * 1000) / (size * scale);
    const code = `<${font.code(glyph)}>`;
    if (at.y !== height) {
      operators += `${operators && '] TJ '}1 0 0 -1 ${number(at.x)} ${number(at.y)} Tm [${code}`;
      height = at.y;
    } else operators += Math.abs(back) < 0.5 ? code : ` ${number(back)} ${code}`;
    drawnTo = at.x + glyph.width * size;
    // Readers leave out movements after a glyph without a text.
    if (!glyph.text) height = Number.NaN;
    x += glyph.advance * size;
  }
  return `${operators}] TJ`;
}
