/**
 * JSON in which objects with equal keys share one list of them, long texts that repeat are written once, and a `srcset`
 * is written as its widths.
 */
export interface PackedJson {
  /** Keys of each kind of object. */
  keys: readonly (readonly string[])[];
  texts: readonly string[];
  /**
   * Arrays start with `listMark`, texts of `texts` with `textMark`, objects with their place in `keys`. A `srcset` is
   * `srcsetMark`, the part of the addresses before the width, the part after it, and the widths.
   */
  value: unknown;
}

const listMark = -1;
const textMark = -2;
const srcsetMark = -3;

/** A shorter text takes less space than a reference to it. */
const shortestShared = 8;

/** @param value  JSON data; keys with the value undefined are left out */
export function packJson(value: unknown): PackedJson {
  const shared = repeatedTexts(value);
  const places = new Map<string, number>();
  const keys: string[][] = [];

  const packText = (text: string) => (shared.has(text) ? [textMark, shared.get(text)] : text);
  const pack = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const srcset = parseSrcset(part);
      return srcset ? [srcsetMark, packText(srcset.before), srcset.after, ...srcset.widths] : packText(part);
    }
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return [listMark, ...part.map(pack)];
    const entries = Object.entries(part).filter(([, each]) => each !== undefined);
    const own = entries.map(([key]) => key);
    const id = own.join('\n');
    if (!places.has(id)) places.set(id, keys.push(own) - 1);
    return [places.get(id), ...entries.map(([, each]) => pack(each))];
  };
  const packed = pack(value);
  return { keys, texts: [...shared.keys()], value: packed };
}

/** The data that `packJson` was called with. */
export function unpackJson({ keys, texts, value }: PackedJson): unknown {
  const unpack = (part: unknown): unknown => {
    if (!Array.isArray(part)) return part;
    const [mark, ...rest]: unknown[] = part;
    if (mark === listMark) return rest.map(unpack);
    if (mark === textMark) return texts[Number(rest[0])];
    if (mark === srcsetMark) {
      const [before, after, ...widths] = rest.map(unpack);
      return formatSrcset({ before: String(before), after: String(after), widths: widths.map(Number) });
    }
    return Object.fromEntries((keys[Number(mark)] ?? []).map((key, place) => [key, unpack(rest[place])]));
  };
  return unpack(value);
}

/** Texts that occur more than once, with their place in `texts`. */
function repeatedTexts(value: unknown): Map<string, number> {
  const seen = new Set<string>();
  const repeated = new Map<string, number>();
  const look = (part: unknown) => {
    if (typeof part === 'string') {
      const text = parseSrcset(part)?.before ?? part;
      if (text.length < shortestShared || repeated.has(text)) return;
      if (seen.has(text)) repeated.set(text, repeated.size);
      else seen.add(text);
    } else if (typeof part === 'object' && part !== null) for (const each of Object.values(part)) look(each);
  };
  look(value);
  return repeated;
}

interface Srcset {
  before: string;
  after: string;
  widths: readonly number[];
}

/** The parts of `<before><width><after> <width>w, …`; null for any other text. */
function parseSrcset(text: string): Srcset | null {
  const first = /^([^ ]{1,200}-)(\d{1,5})(\.\w{1,8}) \2w(?:, |$)/.exec(text);
  if (!first) return null;
  const [, before = '', , after = ''] = first;
  const widths = text.split(', ').map((candidate) => Number.parseInt(candidate.slice(before.length), 10));
  const srcset = { before, after, widths };
  return formatSrcset(srcset) === text ? srcset : null;
}

const formatSrcset = ({ before, after, widths }: Srcset) =>
  widths.map((width) => `${before}${width}${after} ${width}w`).join(', ');
