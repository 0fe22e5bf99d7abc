import type { Random } from '../random';
import type { Palette } from './palette';

/** Draws a motif on a ground of 300 × 200 units; what lies outside is cut off. Same random numbers, same drawing. */
export type Draw = (palette: Palette, random: Random) => string;

export const coverWidth = 300;
export const coverHeight = 200;
