import type { MediaKind } from '../../schema/media';

/** A picture to draw; its number in the table of pictures is its place in the list. */
export interface DrawnPicture {
  id: number;
  kind: MediaKind;
  ownerId: number | null;
  svg: string;
  /** Pixels to draw it at. */
  width: number;
}

/** Pictures in the order in which they were asked for. */
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
