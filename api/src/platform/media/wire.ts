import { type Static, Type } from 'typebox';
import type { media } from '../database/schema/media';
import { nullable } from '../http/wire';
import { pictureOf } from './pictures';

/** `srcset`s of a picture. */
export const PictureSourcesWire = Type.Object(
  {
    avif: nullable(Type.String()),
    webp: nullable(Type.String()),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'PictureSources' },
);
export type PictureSourcesWire = Static<typeof PictureSourcesWire>;

export type MediaRow = typeof media.$inferSelect;

/**
 * The address of a picture and its sources; both null without a picture. `mediaBase` has no trailing slash.
 */
export function presentPicture(
  row: MediaRow | null,
  mediaBase: string,
): [src: string, sources: PictureSourcesWire] | [null, null] {
  if (!row) return [null, null];
  const { src, ...sources } = pictureOf(row, mediaBase);
  return [src, sources];
}
