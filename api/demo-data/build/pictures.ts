import { fullWidthClass } from '@kaksha/domain/post-html';
import type { MediaKind } from '../../src/platform/database/schema/media';

/** A picture to draw. Its id is its position in the list. */
export interface DrawnPicture {
  id: number;
  kind: MediaKind;
  ownerId: number | null;
  svg: string;
  /** Size in pixels. */
  width: number;
}

/** Pictures in the order of the requests. */
export interface PictureList {
  add(picture: Omit<DrawnPicture, 'id'>): number;
  all(): readonly DrawnPicture[];
}

export function createPictureList(): PictureList {
  const pictures: DrawnPicture[] = [];
  return {
    add: (picture) => {
      pictures.push({ id: pictures.length + 1, ...picture });
      return pictures.length;
    },
    all: () => pictures,
  };
}

/** A line of a text with a picture, which has an address only after it is drawn. */
export const pictureInText = (id: number, alt: string) =>
  `<p><img src="drawn:${id}" alt="${alt}" width="800" class="${fullWidthClass}"></p>`;

/** A text with the addresses of its drawn pictures. Null leaves the pictures out. */
export const withDrawnPictures = (html: string, addressOf: ((id: number) => string) | null) =>
  addressOf
    ? html.replace(/src="drawn:(\d+)"/g, (_, id: string) => `src="${addressOf(Number(id))}"`)
    : html.replace(/<p><img src="drawn:[^>]*><\/p>\n?/g, '');
