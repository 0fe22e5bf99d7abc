import { readFileSync } from 'node:fs';
import { create, type Font, type Subset } from 'fontkit';
import type { OpenFont } from './fonts';
import type { Glyph } from './shaping';

const hex = (number: number) => number.toString(16).padStart(4, '0');
const hexOf = (text: string) => Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');
/** A string of a PDF file, which writes other strings as names. */
const written = (text: string) => Object(text);

/** A glyph may stand for different texts, so each glyph has a code for each of them. */
interface Code {
  glyph: number;
  text: string;
  width: number;
}

/** The used glyphs of a font in a PDF file. Text is found and copied from it in the order in which it is read. */
export class EmbeddedFont {
  readonly id: string;
  readonly reference: PDFKit.PDFKitReference;
  /** Size of this font in a text of size 1. */
  readonly scale: number;
  readonly #document: PDFKit.PDFDocument;
  readonly #font: Font;
  readonly #subset: Subset;
  /** Numbers in the subset by those of the font. */
  readonly #glyphs = new Map([[0, 0]]);
  readonly #codes: Code[] = [{ glyph: 0, text: '\ufffd', width: 0 }];
  readonly #numbers = new Map<string, number>();

  constructor(document: PDFKit.PDFDocument, open: OpenFont, place: number) {
    const font = create(readFileSync(open.file));
    if (!('createSubset' in font)) throw new Error(`${open.file} holds several fonts.`);
    this.#document = document;
    this.#font = font;
    this.#subset = font.createSubset();
    this.scale = open.unit * open.font.face.upem;
    this.id = `T${place}`;
    this.reference = document.ref({});
  }

  /** The hexadecimal code of a glyph. */
  code({ id, text, width }: Glyph): string {
    const key = `${id} ${width} ${text}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return hex(known);
    const glyph = this.#glyphs.get(id) ?? this.#glyphs.size;
    if (!this.#glyphs.has(id)) {
      // The subset counts its glyphs in the order of this call.
      this.#subset.includeGlyph(this.#font.getGlyph(id));
      this.#glyphs.set(id, glyph);
    }
    const number = this.#codes.length;
    this.#codes.push({ glyph, text: text || '\u200b', width: (width * 1000) / this.scale });
    this.#numbers.set(key, number);
    return hex(number);
  }

  embed(): void {
    const document = this.#document;
    const { ascent, descent, capHeight, xHeight, italicAngle, unitsPerEm, bbox, postscriptName } = this.#font;
    const scale = 1000 / unitsPerEm;
    const tag = Array.from(this.id.padEnd(6, 'A').slice(0, 6), (sign) =>
      /\d/.test(sign) ? 'ABCDEFGHIJ'[+sign] : sign,
    );
    const name = `${tag.join('')}+${postscriptName}`;
    const file = object(document, {}, Buffer.from(this.#subset.encode()));
    const descriptor = object(document, {
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((side) => side * scale),
      ItalicAngle: italicAngle,
      Ascent: ascent * scale,
      Descent: descent * scale,
      CapHeight: (capHeight || ascent) * scale,
      XHeight: (xHeight || 0) * scale,
      StemV: 0,
      FontFile2: file,
    });
    const glyphs = Buffer.alloc(this.#codes.length * 2);
    for (const [number, { glyph }] of this.#codes.entries()) glyphs.writeUInt16BE(glyph, number * 2);
    const descendant = object(document, {
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: written('Adobe'), Ordering: written('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      W: [0, this.#codes.map(({ width }) => width)],
      CIDToGIDMap: object(document, {}, glyphs),
    });
    Object.assign(this.reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: object(document, {}, Buffer.from(this.#unicodeMap())),
    });
    this.reference.end(undefined);
  }

  #unicodeMap(): string {
    const lines = this.#codes.map(({ text }, number) => `<${hex(number)}> <${hexOf(text)}>`);
    const blocks: string[] = [];
    for (let at = 0; at < lines.length; at += 100) {
      const block = lines.slice(at, at + 100);
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
    }
    return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
  }
}

/** A finished object of the file. */
function object(document: PDFKit.PDFDocument, data: object, content?: Buffer): PDFKit.PDFKitReference {
  const reference = document.ref(data);
  reference.end(content);
  return reference;
}
