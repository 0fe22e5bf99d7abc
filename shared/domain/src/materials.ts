import * as limits from './limits';
import { keysOf } from './typed';

/** A recording is named as such; everything else is a material. */
export const materialKinds = ['material', 'recording'] as const;
export type MaterialKind = (typeof materialKinds)[number];

export interface MaterialFile {
  /** The trainer's file name. */
  name: string;
  /** Bytes. */
  size: number;
}

/** Something that a trainer gives to the learners of a batch. It has a link or a file. */
export interface Material {
  id: number;
  batchId: number;
  kind: MaterialKind;
  title: string;
  /** Day of the session in the timetable, `YYYY-MM-DD`. Null: for the whole batch. */
  sessionDay: string | null;
  /** Learners see it from this day on, in the time zone of the batch. Null: at once. */
  visibleFrom: string | null;
  link: string | null;
  file: MaterialFile | null;
  /** Changes with the form's fields; a save sends it back. */
  version: number;
}

type FileGroup = keyof typeof limits.material.fileBytes;

const extensions: Record<FileGroup, readonly string[]> = {
  document: ['pdf', 'docx', 'pptx', 'xlsx', 'zip', 'txt', 'md', 'csv'],
  picture: ['png', 'jpg', 'jpeg', 'webp'],
  audio: ['mp3', 'm4a'],
  video: ['mp4', 'webm'],
};

/** For the file chooser. */
export const materialFileExtensions: readonly string[] = Object.values(extensions)
  .flat()
  .map((extension) => `.${extension}`);

/** The extension in lower case, without the dot. */
export const extensionOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();

/** The group whose limit a file has; null for a type that is not accepted. */
export function materialFileGroup(fileName: string): FileGroup | null {
  return keysOf(extensions).find((group) => extensions[group].includes(extensionOf(fileName))) ?? null;
}

/** Why a file cannot be a material; null when it can. */
export function materialFileError({ name, size }: MaterialFile): string | null {
  const group = materialFileGroup(name);
  if (!group) return 'Please choose a PDF, Office, text or ZIP file, a picture, an MP3 or M4A, or an MP4 or WebM video';
  if (name.length > limits.material.fileNameMax) {
    return `Please use a file name of at most ${limits.material.fileNameMax} characters`;
  }
  if (size === 0) return 'This file is empty';
  const most = limits.material.fileBytes[group];
  return size > most ? `Please choose a file of at most ${formatFileSize(most)}, or add a link` : null;
}

/** Whether learners see it on a day, `YYYY-MM-DD` in the time zone of the batch. */
export const isVisibleOn = ({ visibleFrom }: Pick<Material, 'visibleFrom'>, day: string): boolean =>
  visibleFrom === null || visibleFrom <= day;

/** For example `1.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`;
  const megabytes = kilobytes / 1024;
  if (megabytes < 1000) return `${withOneDigit(megabytes)} MB`;
  return `${withOneDigit(megabytes / 1024)} GB`;
}

const withOneDigit = (size: number) => (size < 10 ? Math.round(size * 10) / 10 : Math.round(size));
