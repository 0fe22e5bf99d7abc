import type { Palette } from './palette';
import type { Random } from './random';

/** Draws a motif on 300 × 200 units, clipped. The same random numbers give the same drawing. */
export type Draw = (palette: Palette, random: Random) => string;

export const coverWidth = 300;
export const coverHeight = 200;
