import { type SchemaValidators, schemaValidators } from '@kaksha/testing/schema-validators';
import type { FastifyInstance } from 'fastify';

/** The subset of OpenAPI 3.0 schemas that the document uses. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  $ref?: string;
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the prefix, with `{names}`. */
  path: string;
  operationId: string;
  summary?: string;
  description?: string;
  security?: object[];
  'x-confirmation'?: string;
  parameters: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

interface Document {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
}

/** The operations of the OpenAPI document, and checks of answers against it. */
export class Contract {
  readonly operations: readonly Operation[];
  private readonly components: Record<string, Schema>;
  /** Static paths first. */
  private readonly patterns: readonly { operation: Operation; pattern: RegExp }[];
  private readonly validators: SchemaValidators;

  constructor(app: FastifyInstance, prefix: string) {
    const { paths, components } = app.swagger() as unknown as Document;
    this.components = components.schemas;
    this.validators = schemaValidators(components.schemas);
    this.operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        ...described,
        parameters: described.parameters ?? [],
        method: method.toUpperCase() as Operation['method'],
        path: path.startsWith(prefix) ? path.slice(prefix.length) : path,
      })),
    );
    this.patterns = this.operations
      .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
      .sort((a, b) => wildness(a.operation.path) - wildness(b.operation.path));
  }

  /** The operation of a path; static paths win over parameters, as in the router. */
  operationOf(method: string, path: string): Operation | undefined {
    const [bare = ''] = path.replace(/(.)\/$/, '$1').split('?');
    return this.patterns.find((one) => one.operation.method === method && one.pattern.test(bare))?.operation;
  }

  /** The difference between an answer and the document (status or body), or null. */
  fault({ responses }: Operation, status: number, contentType: string, body: unknown): string | null {
    const promised = responses[String(status)];
    if (!promised) return `the status ${status} is not among ${Object.keys(responses).join(', ')}`;
    const [mediaType = ''] = contentType.split(';');
    if (!promised.content) return mediaType ? `the status ${status} has no body` : null;
    const kind = Object.keys(promised.content).find(
      (one) => one === mediaType || one === mediaType.replace(/\/.*/, '/*'),
    );
    if (!kind) return `${mediaType || 'nothing'} came in place of ${Object.keys(promised.content).join(', ')}`;
    if (kind !== 'application/json') return null;
    const validate = this.validators.of(promised.content[kind]?.schema ?? {});
    return validate(body) ? null : `the body does not fit: ${this.validators.textOf(validate)}`;
  }

  /** The response schema with references resolved; null for a response that is not JSON. */
  answerSchema({ responses }: Operation, status: string): Schema | null {
    const schema = responses[status]?.content?.['application/json']?.schema;
    return schema ? (this.plain(schema) as Schema) : null;
  }

  /** The difference between a request body and the document, unknown fields included, or null. */
  bodyFault({ requestBody }: Operation, body: unknown): string | null {
    const schema = requestBody?.content['application/json']?.schema;
    if (!schema) return Object.keys(body ?? {}).length === 0 ? null : 'it has no body';
    const validate = this.validators.of(schema);
    if (!validate(body)) return this.validators.textOf(validate);
    const unknown = Object.keys(body as object).filter((name) => !(name in (schema.properties ?? {})));
    return unknown.length > 0 ? `it has no ${unknown.join(', ')}` : null;
  }

  /** A JSON Schema with references resolved and `nullable` expressed as a type. */
  private plain(schema: unknown): object {
    return JSON.parse(JSON.stringify(schema), (_key, value) => {
      if (typeof value !== 'object' || value === null) return value;
      // A nullable reference is written as `{ nullable, allOf: [reference] }`, because siblings of $ref are ignored.
      if (value.nullable && value.allOf?.length === 1) return { ...value.allOf[0], nullable: true };
      if (typeof value.$ref === 'string') return this.plain(this.components[value.$ref.split('/').at(-1)] ?? {});
      return value.nullable && Array.isArray(value.enum) ? { ...value, enum: [...value.enum, null] } : value;
    });
  }
}

const wildness = (path: string) => path.split('{').length;
const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
