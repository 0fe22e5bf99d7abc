import type { Rating } from '@kaksha/domain/catalogue';
import { keysOf } from '@kaksha/domain/typed';
import type { FastifyRequest } from 'fastify';
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { errorCodes } from './error-codes';

/** Building blocks of the wire schemas, used by the schema.ts of every module. */

/** The schema or null. `nullable` serialises faster than a union, whose members are tried one by one. */
export const nullable = <T extends TSchema>(schema: T) => Type.Unsafe<Static<T> | null>({ ...schema, nullable: true });

/** A string enum. */
export const oneOf = <const T extends readonly string[]>(values: T, description?: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...(description && { description }) });

/** Longest text of a form field. It is above every form's own limits, so that their messages name those. */
export const maxFormText = 10_000;

/** An id in an address; the largest that the database can hold. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const IdParams = Type.Object({ id: Id });

/** A `preValidation` hook that drops query parameters without a value. */
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

/** `data` is the resource and contains it as `results` too, because the specification's callers read both. */
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

interface JsonReply {
  type(mediaType: string): unknown;
  serializer(serialize: (payload: unknown) => string): unknown;
}

/**
 * Sends the answer with results that are JSON already, so that they are neither parsed nor written again.
 * @param answer  with empty results
 */
export function withReadyResults<A extends { data: { results: unknown[] } }>(
  reply: JsonReply,
  answer: A,
  cards: readonly string[],
): A {
  const { results: _empty, ...rest } = answer.data;
  const others = JSON.stringify(rest).slice(1, -1);
  const data = `{"results":[${cards.join(',')}]${others && `,${others}`}}`;
  const json = `${JSON.stringify({ ...answer, data: undefined }).slice(0, -1)},"data":${data}}`;
  reply.type('application/json; charset=utf-8');
  reply.serializer(() => json);
  return answer;
}

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
  error: Type.String({ description: 'A sentence for the user' }),
  code: oneOf(keysOf(errorCodes), 'For programs'),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** The meaning of each status for all routes. */
const refusalMeanings = {
  400: 'The request is invalid; `fields` names the fields',
  401: 'The call needs a valid session',
  403: 'The user may not do this',
  404: 'No such resource is visible to the user',
  408: 'The body arrives too slowly',
  409: 'The request contradicts the current state',
  413: 'The request is too large',
  415: 'The content type is not accepted',
  429: 'A rate limit is reached',
  502: 'An upstream service failed',
  503: 'Temporarily unavailable; see `Retry-After`',
} as const;

export type RefusalStatus = keyof typeof refusalMeanings;

/** Response schemas of a route's error statuses. */
export const refusals = <S extends RefusalStatus>(...statuses: S[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { ...Refusal, description: refusalMeanings[status] }]),
  ) as unknown as Record<S, typeof Refusal>;

/** The response schema of status 409 for a save that carries a version: an outdated one is told the stored record. */
export const conflictWith = <T extends TSchema>(record: T) => ({
  409: Type.Object(
    { ...Refusal.properties, stored: Type.Optional(record) },
    { description: `${refusalMeanings[409]}; after EDIT_CONFLICT, \`stored\` is the record as it is now` },
  ),
});

/** The response without data. */
export const Done = Type.Object({ success: Type.Literal(true), status: Type.Literal('success') });

export const done = () => ({ success: true as const, status: 'success' as const });

export const RatingWire = Type.Object({ average: Type.Number(), count: Type.Integer() }, { title: 'Rating' });

/** Null without ratings. */
export function presentRating({ ratingAvg, ratingCount }: { ratingAvg: number; ratingCount: number }): Rating | null {
  return ratingCount === 0 ? null : { average: ratingAvg, count: ratingCount };
}

/** A point in time; the serializer writes a `Date` as ISO 8601 in UTC. */
export const moment = (options: { description?: string; format?: string }) =>
  Type.Unsafe<Date | string>({ type: 'string', ...options });

export const utcTime = (description: string) => moment({ description: `${description}, ISO 8601 in UTC` });
