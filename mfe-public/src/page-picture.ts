import type { PageDescription } from '@kaksha/contract/host';
import type { Picture } from '@kaksha/domain/catalogue';

/** A page's picture for social cards, with its size when the API sends it. */
export function pagePicture(picture: Picture | null): Pick<PageDescription, 'image' | 'imageSize'> {
  if (!picture) return {};
  const { src, width, height } = picture;
  return { image: src, ...(width > 0 && { imageSize: [width, height] }) };
}
