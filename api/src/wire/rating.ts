import type { Rating } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';

export const RatingWire = Type.Object({ average: Type.Number(), count: Type.Integer() });

/** Null when nobody has rated. */
export function presentRating({ ratingAvg, ratingCount }: { ratingAvg: number; ratingCount: number }): Rating | null {
  return ratingCount === 0 ? null : { average: ratingAvg, count: ratingCount };
}
