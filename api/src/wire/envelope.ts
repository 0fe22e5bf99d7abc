import { type Static, type TSchema, Type } from 'typebox';

/** Building blocks of the wire's shapes: what every module's schema.ts is made of. */

/** The schema or null, written so that answers are serialised fast: a union would be tried case by case. */
export const nullable = <T extends TSchema>(schema: T) => Type.Unsafe<Static<T> | null>({ ...schema, nullable: true });

/** One of a few texts. */
export const oneOf = <const T extends readonly string[]>(values: T, description?: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...(description && { description }) });

/** `{ success, status, data: { results } }`. */
export const Results = <T extends TSchema>(results: T) =>
  Type.Object({
    success: Type.Literal(true),
    status: Type.Literal('success'),
    data: Type.Object({ results }),
  });

/** A page of a list. `count` is exact up to a cap; above it `capped` is true and it is a lower bound. */
export const Paged = <T extends TSchema>(item: T) =>
  Type.Object({
    success: Type.Literal(true),
    status: Type.Literal('success'),
    data: Type.Object({
      results: Type.Array(item),
      count: Type.Integer(),
      capped: Type.Boolean(),
      total_pages: Type.Integer(),
      current_page: Type.Integer(),
    }),
  });

export const results = <T>(value: T) => ({
  success: true as const,
  status: 'success' as const,
  data: { results: value },
});

export interface PageOfRows<T> {
  results: T[];
  total: number;
  capped: boolean;
}

export const paged = <T>(
  { results, total, capped }: PageOfRows<T>,
  { page, count }: { page: number; count: number },
) => ({
  success: true as const,
  status: 'success' as const,
  data: { results, count: total, capped, total_pages: Math.ceil(total / count), current_page: page },
});
