import type { TextAnswers, TextTask } from './tasks';

/** A service that answers a kind of request: with a text or a picture. */
export interface Provider<Input, Output> {
  /** For logs, without address or key. */
  name: string;
  /** Built-in providers need no network: they always run, also after the deadline. */
  isBuiltIn?: boolean;
  /**
   * Rejects when there is no usable answer before `signal` fires: with an `ApiError` for an answer that cannot be
   * read, with any other error when the service failed.
   */
  ask(input: Input, signal: AbortSignal): Promise<Output>;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureRequest {
  prompt: string;
  size: PictureSize;
  /** Draws the built-in placeholder as PNG. */
  placeholder(): Promise<Buffer>;
}

export type TextProvider = Provider<TextTask, TextAnswers[keyof TextAnswers]>;
export type ImageProvider = Provider<PictureRequest, Buffer>;

/** Options of every text request. */
export const textOptions = { maxTokens: 1024, temperature: 0.7 } as const;

export const coverSize: PictureSize = { width: 1200, height: 800 };
export const iconSize: PictureSize = { width: 400, height: 400 };
