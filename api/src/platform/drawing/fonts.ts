import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';

const { resolve } = createRequire(import.meta.url);

export type FontWeight = 'regular' | 'semibold';

interface Family {
  files: Record<FontWeight, string>;
  /** Makes its small letters as tall as those of Anek. */
  scale: number;
  /** Letters of this script are drawn with it. */
  script: RegExp | null;
}

const filesOf = (folder: string, name: string) => ({
  regular: resolve(`@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`),
  semibold: resolve(`@expo-google-fonts/${folder}/600SemiBold/${name}_600SemiBold.ttf`),
});

/** Whole files: web fonts are cut into scripts, which a PDF cannot combine. Each is read when a text needs it. */
const families = {
  latin: { files: filesOf('anek-latin', 'AnekLatin'), scale: 1, script: /\p{Script=Latin}/u },
  devanagari: { files: filesOf('anek-devanagari', 'AnekDevanagari'), scale: 1, script: /\p{Script=Devanagari}/u },
  bengali: { files: filesOf('anek-bangla', 'AnekBangla'), scale: 1, script: /\p{Script=Bengali}/u },
  tamil: { files: filesOf('anek-tamil', 'AnekTamil'), scale: 1, script: /\p{Script=Tamil}/u },
  telugu: { files: filesOf('anek-telugu', 'AnekTelugu'), scale: 1, script: /\p{Script=Telugu}/u },
  kannada: { files: filesOf('anek-kannada', 'AnekKannada'), scale: 1, script: /\p{Script=Kannada}/u },
  malayalam: { files: filesOf('anek-malayalam', 'AnekMalayalam'), scale: 1, script: /\p{Script=Malayalam}/u },
  gujarati: { files: filesOf('anek-gujarati', 'AnekGujarati'), scale: 1, script: /\p{Script=Gujarati}/u },
  gurmukhi: { files: filesOf('noto-sans-gurmukhi', 'NotoSansGurmukhi'), scale: 1, script: /\p{Script=Gurmukhi}/u },
  odia: { files: filesOf('noto-sans-oriya', 'NotoSansOriya'), scale: 1, script: /\p{Script=Oriya}/u },
  arabic: { files: filesOf('vazirmatn', 'Vazirmatn'), scale: 1, script: /\p{Script=Arabic}/u },
  emoji: { files: filesOf('noto-emoji', 'NotoEmoji'), scale: 0.85, script: null },
  /** Cyrillic, Greek, and signs that Anek lacks. */
  general: { files: filesOf('noto-sans', 'NotoSans'), scale: 0.91, script: null },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

export const scripts = Object.entries(families).flatMap(([name, { script }]) =>
  script ? [{ name: name as FamilyName, script }] : [],
);

export interface OpenFont {
  file: string;
  /** Of an em of the text, per unit of the font. */
  unit: number;
  font: Font;
  /** A glyph without an outline. */
  blank: number;
}

/** At most 26 files of together 7 MB, which HarfBuzz maps without parsing them. */
const opened = new Map<string, OpenFont>();

export function openFont(name: FamilyName, weight: FontWeight): OpenFont {
  const { files, scale } = families[name];
  const file = files[weight];
  const found = opened.get(file);
  if (found) return found;
  const font = new Font(new Face(new Blob(readFileSync(file))));
  const open = { file, unit: scale / font.face.upem, font, blank: font.nominalGlyph(0x20) ?? 0 };
  opened.set(file, open);
  return open;
}
