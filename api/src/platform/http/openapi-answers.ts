import { isRecord } from '@kaksha/domain/typed';
import type { FastifySchema, RouteOptions } from 'fastify';
import { type RefusalStatus, refusals } from './wire';

type Answers = Record<
  string,
  { contentMediaType?: string; 'x-also-as'?: string; description?: string; properties?: { stored?: unknown } }
>;
/** The parts of the document that are changed. */
interface Documented {
  paths?: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  components?: { schemas?: Record<string, unknown> };
}

const successes: Record<string, string> = {
  200: 'Success',
  201: 'Created',
  204: 'Accepted without content',
};

/**
 * Adds the error statuses that plugins produce for every route to those that the route declares, and shows the
 * specification's names of body fields and which calls need a confirmation.
 */
export function describeAnswers<S extends FastifySchema>(schema: S, { method, config }: RouteOptions): S {
  if (!schema || schema.hide) return schema;
  // Every route refuses a NUL in the address.
  const statuses: RefusalStatus[] = [400, 503];
  const takesBody = [method].flat().some((one) => !['GET', 'HEAD'].includes(one));
  if (takesBody) statuses.push(413, 415);
  if (config?.rateLimit) statuses.push(429);
  const confirmation = config?.confirmation;
  if (confirmation) statuses.push(403);
  const answers = { ...refusals(...statuses), ...(schema.response as object | undefined) } as Answers;
  const described = Object.entries(answers).map(([status, answer]) => [status, describedAs(status, answer)]);
  return {
    ...schema,
    ...bodyAsSpecified(schema, config),
    ...(confirmation && { 'x-confirmation': confirmation }),
    response: Object.fromEntries(described),
  };
}

/** The body with the specification's names; `resolveAliases` accepts them and the schema's own. */
function bodyAsSpecified({ body }: FastifySchema, config: RouteOptions['config']) {
  const names = config?.specifiedNames;
  if (!names || !isRecord(body) || !isRecord(body.properties)) return {};
  const nameOf = (name: string) => names[name] ?? name;
  const { properties, required } = body;
  const renamed = Object.fromEntries(Object.entries(properties).map(([name, field]) => [nameOf(name), field]));
  return { body: { ...body, properties: renamed, ...(Array.isArray(required) && { required: required.map(nameOf) }) } };
}

/** `contentMediaType` is the media type of a response that is not JSON; `x-also-as` is an alternative to it. */
function describedAs(status: string, answer: Answers[string]) {
  const { contentMediaType, 'x-also-as': alsoAs, ...schema } = answer;
  const description = successes[status] ?? answer.description;
  // `nameSchemas` adds the content, so the plugin need not convert the same schema a thousand times.
  if (Number(status) >= 400 && !answer.properties?.stored) return { type: 'null', description };
  if (alsoAs) {
    const content = { [contentMediaType ?? 'application/json']: { schema }, [alsoAs]: { schema: { type: 'string' } } };
    return { 'x-response-description': description, content };
  }
  if (!contentMediaType) return { ...answer, 'x-response-description': description };
  return { 'x-response-description': description, content: { [contentMediaType]: { schema } } };
}

/** Moves every plain error answer, and every response object with a `title`, to the document's named schemas. */
export function nameSchemas<D extends object>(given: D): D {
  const document = given as D & Documented;
  const [Refusal] = Object.values(refusals(400));
  const { description: _, ...refusal } = Refusal as unknown as Record<string, unknown>;
  const schemas = new Map<string, unknown>([['Refusal', refusal]]);
  const content = { 'application/json': { schema: referenceTo('Refusal') } };
  for (const { responses = {} } of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path))) {
    for (const [status, answer] of Object.entries(responses)) {
      // A refusal with the stored record of a conflict has its own schema.
      const isPlain = Number(status) >= 400 && !(isRecord(answer) && isRecord(answer.content));
      responses[status] = isPlain ? { ...(isRecord(answer) ? answer : {}), content } : withReferences(answer, schemas);
    }
  }
  const named = Object.fromEntries([...schemas].sort(([one], [other]) => one.localeCompare(other)));
  return {
    ...document,
    components: { ...document.components, schemas: { ...document.components?.schemas, ...named } },
  };
}

const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** @throws Error when two different objects have the same title. */
function withReferences(schema: unknown, schemas: Map<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withReferences(item, schemas));
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withReferences(value, schemas)]));
  const { title, nullable, description: _, ...shape } = inner;
  if (inner.type !== 'object' || typeof title !== 'string') return inner;
  const known = schemas.get(title);
  if (known && JSON.stringify(known) !== JSON.stringify(shape)) throw new Error(`two schemas are named ${title}`);
  schemas.set(title, shape);
  return nullable ? { nullable: true, allOf: [referenceTo(title)] } : referenceTo(title);
}
