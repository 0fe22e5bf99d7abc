/** A picture is stored as its first frame, so a page says so when an animation is chosen. */
export const animationNotice = {
  title: 'The animation becomes a still picture',
  description: 'Only its first picture is kept. A video of YouTube or Vimeo can be embedded.',
} as const;

/** Whether a GIF, WebP or PNG has more than one picture. */
export function isAnimation(bytes: Uint8Array): boolean {
  if (textAt(bytes, 0, 4) === 'GIF8') return hasTwoFrames(bytes);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  return textAt(bytes, 1, 3) === 'PNG' && hasAnimationChunk(bytes);
}

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The bytes of a colour table, by the flags of a GIF. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

function hasTwoFrames(bytes: Uint8Array): boolean {
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const skipBlocks = () => {
    for (let size = bytes[at]; size; size = bytes[at]) at += size + 1;
    at += 1;
  };
  for (let frames = 0; at < bytes.length; ) {
    const kind = bytes[at];
    if (kind === 0x2c) {
      frames += 1;
      if (frames === 2) return true;
      at += 11 + tableBytes(bytes[at + 9] ?? 0);
    } else if (kind === 0x21) at += 2;
    else return false;
    skipBlocks();
  }
  return false;
}

function hasAnimationChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const kind = textAt(bytes, at + 4, 4);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
  }
  return false;
}
