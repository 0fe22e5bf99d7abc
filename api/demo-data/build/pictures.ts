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
