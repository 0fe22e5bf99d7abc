/** Reads a QR code in the current picture of a video; null without one. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of the browser's barcode reader that is used; TypeScript has no types for it. */
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
  getSupportedFormats(): Promise<string[]>;
}

let loaded: Promise<CodeReader> | undefined;

/** The browser's own reader, else a library. A failed download is tried again at the next call. */
export function loadCodeReader(): Promise<CodeReader> {
  loaded ??= createCodeReader().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function createCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector: Detector }: Window & { BarcodeDetector?: BarcodeDetectorClass } = window;
  if (Detector && (await Detector.getSupportedFormats()).includes('qr_code')) {
    const detector = new Detector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: decode } = await import(/* webpackChunkName: "qr-reader" */ 'qr/decode.js');
  const canvas = document.createElement('canvas');
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const context = width > 0 ? canvas.getContext('2d', { willReadFrequently: true }) : null;
    if (!context) return null;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0);
    try {
      return decode({ width, height, data: context.getImageData(0, 0, width, height).data });
    } catch {
      // The library throws for a picture without a code.
      return null;
    }
  };
}
