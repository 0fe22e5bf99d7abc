import * as limits from '@kaksha/domain/limits';
import { pictureTypeMessage, pictureTypes } from '@kaksha/domain/pictures';

const megabytes = limits.upload.thumbnail / 1024 / 1024;

/** The message for a file that cannot be a thumbnail, or null. */
export function pictureFault(file: Pick<File, 'type' | 'size'>): string | null {
  if (!pictureTypes.includes(file.type)) return pictureTypeMessage;
  if (file.size > limits.upload.thumbnail) {
    return `This picture is larger than ${megabytes} MB. Please choose a smaller one.`;
  }
  return file.size === 0 ? 'This file is empty. Please choose another one.' : null;
}
