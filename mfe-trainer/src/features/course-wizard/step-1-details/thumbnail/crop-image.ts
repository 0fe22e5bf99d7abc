import type { PercentCrop } from 'react-image-crop';

/** Wider than any thumbnail on the site, in pixels. */
const maxWidth = 1920;

/** Crops a picture at its original resolution. Rejects when the browser cannot draw it. */
export async function cropImage(image: HTMLImageElement, part: PercentCrop, type: string): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const [left, top] = [(part.x / 100) * naturalWidth, (part.y / 100) * naturalHeight];
  const [width, height] = [(part.width / 100) * naturalWidth, (part.height / 100) * naturalHeight];
  const scale = Math.min(1, maxWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('cropImage: no canvas');
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('cropImage: no picture');
  return blob;
}
