import type { Rating } from '@kaksha/domain/catalogue';
import type { FastifyRequest } from 'fastify';
import { type Static, type TObject, type TSchema, Type } from 'typebox';

/** Building blocks of the wire's shapes: what every module's schema.ts is made of. */

/** The schema or null, written so that answers are serialised fast: a union would be tried case by case. */
export const nullable = <T extends TSchema>(schema: T) => Type.Unsafe<Static<T> | null>({ ...schema, nullable: true });

/** One of a few texts. */
export const oneOf = <const T extends readonly string[]>(values: T, description?: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...(description && { description }) });

/** Longest text of a form field. It is above every form's own limits, so that their messages name those. */
export const maxFormText = 10_000;

/** An id in an address; the largest that the database can hold. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const IdParams = Type.Object({ id: Id });

/** A hook for a route's `preValidation`: parameters of the query without a value count as absent. */
export async function dropEmptyQuery(request: FastifyRequest): Promise<void> {
  request.query = Object.fromEntries(Object.entries(request.query ?? {}).filter(([, value]) => value !== ''));
}

/** `{ success, status, data: { results } }`. */
export const Results = <T extends TSchema>(results: T) =>
  Type.Object({
    success: Type.Literal(true),
    status: Type.Literal('success'),
    data: Type.Object({ results }),
  });

/** `data` is the thing itself and holds it as `results`, too: some callers read the one, some the other. */
export const ResultsAndData = <T extends TObject>(results: T) =>
  Type.Object({
    success: Type.Literal(true),
    status: Type.Literal('success'),
    data: Type.Object({ ...results.properties, results }),
  });

export const resultsAndData = <T extends object>(value: T) => ({
  success: true as const,
  status: 'success' as const,
  data: { ...value, results: value },
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

const Refusal = Type.Object({
  success: Type.Literal(false),
  status: Type.Literal('error'),
  error: Type.String({ description: 'A sentence for a person' }),
  code: Type.String({ description: 'For programs' }),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** What each status means, whichever route answers it. */
const refusalMeanings = {
  400: 'What was sent is not what this call takes; `fields` says where',
  401: 'Nobody is signed in, or not any more',
  403: 'Not for this person',
  404: 'There is no such thing for this person',
  409: 'It clashes with what is there already, or with what somebody else did meanwhile',
  413: 'More than can be sent at once',
  415: 'Not in a form that this call takes',
  429: 'Too much at once',
  502: 'A service behind this one failed',
  503: 'Out of reach for a moment; `Retry-After` says when to ask again',
} as const;

export type RefusalStatus = keyof typeof refusalMeanings;

/** Response schemas of the statuses that a route refuses with. */
export const refusals = <S extends RefusalStatus>(...statuses: S[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { ...Refusal, description: refusalMeanings[status] }]),
  ) as unknown as Record<S, typeof Refusal>;

/** The answer of a call that has nothing to tell but that it is done. */
export const Done = Type.Object({ success: Type.Literal(true), status: Type.Literal('success') });

export const done = () => ({ success: true as const, status: 'success' as const });

export const RatingWire = Type.Object({ average: Type.Number(), count: Type.Integer() });

/** Null when nobody has rated. */
export function presentRating({ ratingAvg, ratingCount }: { ratingAvg: number; ratingCount: number }): Rating | null {
  return ratingCount === 0 ? null : { average: ratingAvg, count: ratingCount };
}
