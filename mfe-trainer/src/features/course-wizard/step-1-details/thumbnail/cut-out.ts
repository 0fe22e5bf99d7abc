import type { PercentCrop } from 'react-image-crop';

/** Wider than any place shows a thumbnail. */
const widest = 1920;

/** A part of a picture as a picture of its own, as large as it was there. Rejects when the browser cannot make it. */
export async function cutOut(image: HTMLImageElement, part: PercentCrop, type: string): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const [left, top] = [(part.x / 100) * naturalWidth, (part.y / 100) * naturalHeight];
  const [width, height] = [(part.width / 100) * naturalWidth, (part.height / 100) * naturalHeight];
  const scale = Math.min(1, widest / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('cutOut: no canvas');
  paper.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('cutOut: no picture');
  return blob;
}
