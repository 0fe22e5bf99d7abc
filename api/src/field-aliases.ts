import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The specification's names of body fields by the schema's names. The OpenAPI document shows them. */
    specifiedNames?: Readonly<Record<string, string>>;
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
    const fields = Object.entries(body);
    const renamed = fields.flatMap(([name, value]) => (known.has(name) ? [[known.get(name) as string, value]] : []));
    const rest = fields.filter(([name]) => !known.has(name));
    request.body = Object.fromEntries([...renamed, ...rest]);
  };
}
