/** JSON in which objects with equal keys share one list of them, and long texts that repeat are written once. */
export interface PackedJson {
  /** Keys of each kind of object. */
  keys: readonly (readonly string[])[];
  texts: readonly string[];
  /** Arrays start with `listMark`, texts of `texts` with `textMark`, objects with their place in `keys`. */
  value: unknown;
}

const listMark = -1;
const textMark = -2;

/** A shorter text takes less space than a reference to it. */
const shortestShared = 8;

/** @param value  JSON data; keys with the value undefined are left out */
export function packJson(value: unknown): PackedJson {
  const shared = repeatedTexts(value);
  const places = new Map<string, number>();
  const keys: string[][] = [];

  const pack = (part: unknown): unknown => {
    if (typeof part === 'string') return shared.has(part) ? [textMark, shared.get(part)] : part;
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
      if (part.length < shortestShared || repeated.has(part)) return;
      if (seen.has(part)) repeated.set(part, repeated.size);
      else seen.add(part);
    } else if (typeof part === 'object' && part !== null) for (const each of Object.values(part)) look(each);
  };
  look(value);
  return repeated;
}
