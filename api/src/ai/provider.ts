/** A service that writes. One prompt in, its words out, whatever it wraps them in. */
export interface AiText {
  /** For logs, without address or key. */
  name: string;
  /** Rejects when there is no usable answer before `signal` fires. */
  complete(prompt: string, signal: AbortSignal): Promise<string>;
}

/** A picture's size in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A service that draws. */
export interface AiImage {
  name: string;
  /** The bytes of a PNG, JPEG, GIF, WebP or AVIF picture. Rejects when there is none before `signal` fires. */
  draw(prompt: string, size: PictureSize, signal: AbortSignal): Promise<Buffer>;
}

/** How much the text services are asked for, and how freely. */
export const textOptions = { maxTokens: 1024, temperature: 0.7 } as const;

export const coverSize: PictureSize = { width: 1200, height: 800 };
export const iconSize: PictureSize = { width: 400, height: 400 };
