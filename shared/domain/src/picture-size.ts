import type { PictureKind, PictureSize } from './pictures';

/** How many bytes of a file `pictureSize` needs: a JPEG can have a preview before its size. */
export const pictureHeaderBytes = 512 * 1024;

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/**
 * The format by signature; file name and declared type are ignored. SVG and PDF are excluded, because they can contain
 * scripts and external references that a decoder would open.
 */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a/.test(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 8) === 'ftypavif') return 'avif';
  return null;
}

/** The size that the header of a picture names; null for other files and for headers without a size. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const kind = pictureKindOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = kind && sizes[kind](view, bytes);
    return kind && size && { kind, width: size[0], height: size[1] };
  } catch (error) {
    // The header ends before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Size = readonly [width: number, height: number] | null;

const sizes: Record<PictureKind, (view: DataView, bytes: Uint8Array) => Size> = {
  png: (view) => [view.getUint32(16), view.getUint32(20)],
  gif: (view) => [view.getUint16(6, true), view.getUint16(8, true)],
  jpeg: jpegSize,
  webp: webpSize,
  avif: avifSize,
};

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): Size {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView, bytes: Uint8Array): Size {
  const chunk = textAt(bytes, 12, 4);
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  if (chunk === 'VP8X') return [threeBytes(24) + 1, threeBytes(27) + 1];
  if (chunk === 'VP8L') {
    const packed = view.getUint32(21, true);
    return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
  }
  return chunk === 'VP8 ' ? [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff] : null;
}

/** The largest size of an image property: the parts of a grid have sizes of their own. */
function avifSize(view: DataView, bytes: Uint8Array): Size {
  let largest: Size = null;
  for (let at = bytes.indexOf(0x69, 12); at >= 0; at = bytes.indexOf(0x69, at + 1)) {
    if (textAt(bytes, at, 4) !== 'ispe') continue;
    const found = [view.getUint32(at + 8), view.getUint32(at + 12)] as const;
    if (!largest || found[0] * found[1] > largest[0] * largest[1]) largest = found;
  }
  return largest;
}
