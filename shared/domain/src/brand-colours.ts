import { contrast, isColour, mixed, textContrast } from './contrast';

import type { BrandSettings } from './site-settings';

/** Grounds of pages and of cards, and the ink of the page, as in `tokens.css` of `shared/ui`. */
const grounds = {
  light: { paper: '#faf9f6', surface: '#ffffff', ink: '#151923' },
  dark: { paper: '#0f131b', surface: '#171c26', ink: '#f3f0ea' },
} as const;
type Scheme = keyof typeof grounds;

const darkText = '#1c1304';
const lightText = '#ffffff';

/** The text on the colour: dark, or white where that is easier to read. */
const onAccent = (accent: string): string =>
  contrast(accent, darkText) >= contrast(accent, lightText) ? darkText : lightText;

/** A quiet ground in the colour. */
const washOf = (accent: string, scheme: Scheme) =>
  mixed(accent, grounds[scheme].paper, scheme === 'light' ? 0.14 : 0.16);

const hoverOf = (accent: string, scheme: Scheme) => mixed(accent, grounds[scheme].ink, 0.88);

const ratio = (value: number) => value.toFixed(1);

/** Why the colour is refused for the button of a screen's main action; null when its text can be read. */
export function accentProblem(accent: string, scheme: Scheme): string | null {
  if (!isColour(accent)) return 'Please enter a colour such as #f6a21b';
  const least = Math.min(contrast(accent, onAccent(accent)), contrast(hoverOf(accent, scheme), onAccent(accent)));
  if (least >= textContrast) return null;
  return `Text on this colour has a contrast of ${ratio(least)}; AA asks for ${textContrast}. Please choose a lighter or a darker one`;
}

/** Why the colour is refused for text; null when it can be read on pages, cards and the accent's quiet ground. */
export function accentTextProblem(text: string, scheme: Scheme, accent: string | null): string | null {
  if (!isColour(text)) return 'Please enter a colour such as #8a4b00';
  const { paper, surface } = grounds[scheme];
  const under = [paper, surface, ...(accent && isColour(accent) ? [washOf(accent, scheme)] : [])];
  const least = Math.min(...under.map((ground) => contrast(text, ground)));
  if (least >= textContrast) return null;
  const way = scheme === 'light' ? 'darker' : 'lighter';
  return `This text has a contrast of ${ratio(least)} on ${scheme} pages; AA asks for ${textContrast}. Please choose a ${way} one`;
}
/** The design tokens that the stored colours replace; empty without any. */
export function brandCss(
  brand: Pick<BrandSettings, 'accent' | 'accentDark' | 'accentText' | 'accentTextDark'>,
): string {
  const { accent, accentDark, accentText, accentTextDark } = brand;
  const pair = (name: string, light: string | null, dark: string | null, usual: readonly [string, string]) =>
    light || dark ? `--${name}:light-dark(${light ?? usual[0]},${dark ?? usual[1]});` : '';
  const of = (colour: string | null, change: (colour: string) => string) => colour && change(colour);
  const tokens = [
    pair('saffron', accent, accentDark, ['#f6a21b', '#ffb23e']),
    pair(
      'saffron-hover',
      of(accent, (c) => hoverOf(c, 'light')),
      of(accentDark, (c) => hoverOf(c, 'dark')),
      ['#e8930a', '#ffc163'],
    ),
    pair(
      'saffron-wash',
      of(accent, (c) => washOf(c, 'light')),
      of(accentDark, (c) => washOf(c, 'dark')),
      ['#fff2db', '#2c2213'],
    ),
    pair('on-saffron', of(accent, onAccent), of(accentDark, onAccent), [darkText, darkText]),
    pair('saffron-text', accentText, accentTextDark, ['#8a4b00', '#ffc063']),
  ].join('');
  // Outside of layers, so that it wins over the sheet that loads later.
  return tokens && `:root{${tokens}}`;
}
