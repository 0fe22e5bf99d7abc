import type { Draw } from './draw';
import type { Palette } from './palette';
import type { Random } from './random';
import { circle, path, rect, stroke } from './svg';

function browser(palette: Palette, x: number, y: number, width: number, frame: string, screen: string): string {
  const dots = [0, 1, 2].map((i) => circle(x + 17 + i * 14.5, y + 15, 4.4, palette.soft)).join('');
  return (
    rect(x, y, width, 240, screen, 14) +
    path(`M${x} ${y + 30}V${y + 14}a14 14 0 0 1 14-14H${x + width - 14}a14 14 0 0 1 14 14V${y + 30}Z`, {
      fill: frame,
    }) +
    dots
  );
}

/** `</>`, slightly shifted. */
function brackets(palette: Palette, random: Random, middle: number, y: number): string {
  const gap = random.between(30, 36);
  const reach = random.between(33, 42);
  return (
    stroke(
      `M${middle - gap} ${y - 34}l${-reach} 34l${reach} 34M${middle + gap} ${y - 34}l${reach} 34l${-reach} 34`,
      palette.mid,
      15,
    ) + stroke(`M${middle + 12} ${y - 44}l-26 90`, palette.deep, 15)
  );
}

/** A page with a picture, lines of text and a card. */
function layout(palette: Palette, random: Random, x: number, y: number, width: number): string {
  const flip = random.chance(0.5);
  const big = width * 0.4;
  const at = (offset: number, size: number) => (flip ? x + width - offset - size : x + offset);
  const rest = width - big - 14;
  const tone = random.chance(0.5) ? palette.mid : palette.deep;
  return (
    rect(at(0, big), y, big, random.between(84, 98), tone, 8) +
    rect(at(big + 14, rest), y + 2, rest, 11, palette.soft, 5.5) +
    rect(at(big + 14, rest * 0.72), y + 24, rest * 0.72, 11, palette.soft, 5.5) +
    rect(at(big + 14, rest), y + 50, rest, 90, random.chance(0.5) ? palette.soft : palette.mid, 8) +
    rect(at(0, big), y + 110, big, 60, palette.soft, 8)
  );
}

/** Three columns of cards, one selected. */
function cards(palette: Palette, random: Random, x: number, y: number, width: number): string {
  const size = (width - 24) / 3;
  const chosen = random.int(0, 2);
  return [0, 1, 2]
    .map((i) => {
      const left = x + i * (size + 12);
      const on = i === chosen;
      return (
        rect(left, y + (on ? -6 : 0), size, 92, on ? palette.mid : palette.soft, 8) +
        circle(left + size / 2, y + 32, 14, on ? palette.light : palette.mid) +
        rect(left + 12, y + 60, size - 24, 8, on ? palette.light : palette.deep, 4) +
        rect(left, y + 106, size, 70, on ? palette.deep : palette.soft, 8)
      );
    })
    .join('');
}

export const web: Draw = (palette, random) => {
  const width = random.between(206, 232);
  const x = Math.round((300 - width) / 2 + random.pick([-22, 0, 0, 22]));
  const y = Math.round(random.between(26, 40));
  const dark = random.chance(0.2);
  const frame = dark ? palette.mid : palette.deep;
  const screen = dark ? palette.deep : palette.light;
  const inside: Palette = dark ? { ...palette, deep: palette.light, mid: palette.soft, soft: palette.mid } : palette;
  const kind = random.next();
  const behind = random.chance(0.4) ? rect(x + random.pick([-30, 30]), y + 26, width, 240, palette.soft, 14) : '';
  const body =
    kind < 0.42
      ? brackets(inside, random, x + width / 2, y + 30 + 69)
      : kind < 0.74
        ? layout(inside, random, x + 18, y + 48, width - 36)
        : cards(inside, random, x + 18, y + 56, width - 36);
  return behind + browser({ ...palette, soft: dark ? palette.light : palette.soft }, x, y, width, frame, screen) + body;
};
