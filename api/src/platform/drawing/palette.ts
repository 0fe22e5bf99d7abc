import type { CoverMotif } from '@kaksha/domain/catalogue';

/** The five tones of a cover, in one hue. */
export interface Palette {
  ground: string;
  deep: string;
  mid: string;
  soft: string;
  light: string;
}

/** Each field's hue, in degrees of oklch. */
export const motifHues: Readonly<Record<CoverMotif, number>> = {
  cloud: 232,
  ai: 190,
  data: 262,
  web: 38,
  security: 158,
  testing: 128,
  design: 12,
  pipeline: 210,
  erp: 92,
  mobile: 345,
  plan: 66,
  code: 278,
};

/**
 * oklch to `#rrggbb`, clipped to sRGB as browsers do. Needed because the rasteriser of the covers does
 * not support oklch (matrices: https://bottosson.github.io/posts/oklab/).
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, gamma)) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

export function paletteOf(hue: number): Palette {
  return {
    ground: oklchToHex(0.9, 0.045, hue),
    deep: oklchToHex(0.4, 0.095, hue),
    mid: oklchToHex(0.62, 0.12, hue),
    soft: oklchToHex(0.78, 0.085, hue),
    light: oklchToHex(0.965, 0.018, hue),
  };
}
