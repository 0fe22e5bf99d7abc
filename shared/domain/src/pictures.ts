import * as limits from './limits';

/** Formats of uploaded pictures: what the server decodes and what pages offer. Hints on pages can name fewer. */
export const pictureKinds = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Types for file dialogs. The server checks the content. */
export const pictureTypes: readonly string[] = pictureKinds.map((kind) => `image/${kind}`);

export const pictureTypeMessage = 'Please choose a PNG, JPG, GIF, WebP or AVIF picture';

export interface PictureSize {
  kind: PictureKind;
  width: number;
  height: number;
}

/** Why a picture with this header is not decoded; null when it is. */
export function pixelFault({ kind, width, height }: PictureSize): string | null {
  const most = limits.pixels[kind];
  if (width * height <= most) return null;
  const [have, may] = [width * height, most].map((pixels) => Math.round(pixels / 100_000) / 10);
  return `This picture has ${have} million pixels. Please choose one of at most ${may} million.`;
}
