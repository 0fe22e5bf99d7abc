/** Ratio that WCAG 2.2 AA asks of text. */
export const textContrast = 4.5;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** @param hex  `#rrggbb` */
export const isColour = (hex: string): boolean => /^#[0-9a-f]{6}$/i.test(hex);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param share  of `one`, from 0 to 1 */
export function mixed(one: string, other: string, share: number): string {
  const others = channels(other);
  const parts = channels(one).map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
