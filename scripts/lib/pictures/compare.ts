import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Largest colour distance of equal pixels, 0 to 1. Machines draw the edges of letters differently; edges that only
 * anti-aliasing moved count as equal at any distance.
 */
const colourTolerance = 0.15;

/** Largest share of different pixels. */
const shareTolerance = 0.0005;

/** Pixels that may differ in a small picture. */
const minTolerance = 12;

/** Colours of a stored picture, which keeps it small. */
const storedColours = 128;

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Comparison {
  /** Why the pictures are not equal; null when they are. */
  fault: string | null;
  /** The picture with its different pixels in red, as PNG; null when the sizes differ. */
  difference: Buffer | null;
}

/** Compares two pictures (PNG). */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([pixelsOf(expected), pixelsOf(actual)]);
  const { width, height } = one;
  if (other.width !== width || other.height !== height) {
    return { fault: `${other.width} × ${other.height} px instead of ${width} × ${height} px`, difference: null };
  }
  const difference = new Uint8Array(width * height * 4);
  const options = { threshold: colourTolerance, includeAA: false, alpha: 0.3 };
  const count = pixelmatch(one.data, other.data, difference, width, height, options);
  if (count <= Math.max(minTolerance, width * height * shareTolerance)) return { fault: null, difference: null };
  const share = ((100 * count) / (width * height)).toFixed(2);
  const png = await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { fault: `${count} pixels differ (${share} %)`, difference: png };
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A screenshot in the size in which it is compared. @param scale  1 or less */
export async function scaleDown(screenshot: Buffer, scale: number): Promise<Buffer> {
  if (scale === 1) return screenshot;
  const { width = 0 } = await sharp(screenshot).metadata();
  return (
    sharp(screenshot)
      .resize({ width: Math.round(width * scale) })
      // Most are only compared; a stored picture is compressed again.
      .png({ compressionLevel: 1 })
      .toBuffer()
  );
}

/** A picture with few colours, for the repository. */
export const reduceColours = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).png({ palette: true, colours: storedColours, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
