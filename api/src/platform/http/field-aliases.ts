import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The specification's names of body fields by the schema's names. The OpenAPI document shows them. */
    specifiedNames?: Readonly<Record<string, string>>;
    /** The names of body fields on the wire by the names of the code, where they differ. */
    wireNames?: Readonly<Record<string, string>>;
  }
  interface FastifyRequest {
    /** The names of body fields as the caller spelled them, by the schema's names; null without `resolveAliases`. */
    sentNames: ReadonlyMap<string, string> | null;
  }
}

/**
 * A `preValidation` hook that renames alternative spellings of body fields to the schema's name,
 * `{ courseId: ['course_id', 'CourseId'] }`. With two spellings in one body the schema's name wins.
 */
export function resolveAliases(spellings: Readonly<Record<string, readonly string[]>>) {
  const known = new Map(Object.entries(spellings).flatMap(([name, others]) => others.map((other) => [other, name])));
  return async (request: FastifyRequest): Promise<void> => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    const fields = Object.entries(body).map(([sent, value]) => ({ sent, name: known.get(sent) ?? sent, value }));
    fields.sort((one, other) => Number(one.sent === one.name) - Number(other.sent === other.name));
    request.body = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    request.sentNames = new Map(fields.map(({ name, sent }) => [name, sent]));
  };
}

/**
 * The name of a body field for the caller: as sent, or for a missing field as the specification spells it.
 * @param path  names of nested fields are separated by dots
 */
export function callersName({ sentNames, routeOptions }: FastifyRequest, path: string): string {
  const { wireNames = {}, specifiedNames = {} } = routeOptions.config ?? {};
  const [name = '', ...inner] = path.split('.').map((part) => wireNames[part] ?? part);
  return [sentNames?.get(name) ?? specifiedNames[name] ?? name, ...inner].join('.');
}
