import { Ajv, type ValidateFunction } from 'ajv';
import description from './generated/openapi.json';

/** The part of an OpenAPI 3.0 schema that the API document uses. */
interface Schema {
  $ref?: string;
  nullable?: boolean;
  enum?: unknown[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
}

interface Operation {
  method: string;
  pattern: RegExp;
  /** Number of path parameters. A path with fewer wins, as in the router of the API. */
  parameters: number;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const schemas: Record<string, unknown> = description.components.schemas;

const operations: Operation[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
    parameters: path.split('{').length - 1,
    responses,
  })),
);
operations.sort((one, other) => one.parameters - other.parameters);

const operationOf = (method: string, path: string) =>
  operations.find((operation) => operation.method === method && operation.pattern.test(path));

/** The success status of an operation, for fakes that set none. */
export function successStatus(method: string, path: string): number {
  const statuses = Object.keys(operationOf(method, path)?.responses ?? { 200: {} }).map(Number);
  return statuses.find((status) => status < 300) ?? 200;
}

/** Why the response does not match the OpenAPI document, or null when it does. */
export function responseFault(method: string, path: string, status: number, body: unknown): string | null {
  const operation = operationOf(method, path);
  if (!operation) return `the API has no ${method} ${path}`;
  // The document does not describe errors of the server and of proxies.
  if (status >= 500) return null;
  const response = operation.responses[status];
  if (!response) return `${method} ${path} never answers ${status}`;
  const schema = response.content?.['application/json']?.schema;
  if (!schema || (typeof body === 'string' && Object.keys(response.content ?? {}).length > 1)) return null;
  const validate = validatorOf(schema);
  return validate(body) ? null : `${method} ${path} never answers that: ${ajv.errorsText(validate.errors)}`;
}

const ajv = new Ajv({ strict: false, validateFormats: false, inlineRefs: false });
const validators = new Map<Schema, ValidateFunction>();

/** The id of the document whose definitions are the API's schemas; ajv compiles each of them once. */
const componentsId = 'components';
ajv.addSchema({ $id: componentsId, $defs: strictOf(schemas) });

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const validate = ajv.compile(strictOf(schema));
  validators.set(schema, validate);
  return validate;
}

/** JSON Schema that allows only the described properties. */
function strictOf(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, nullable, allOf, properties } = value as Schema;
    if ($ref) return { $ref: `${componentsId}#/$defs/${$ref.slice($ref.lastIndexOf('/') + 1)}` };
    if (nullable && allOf) return { anyOf: [...allOf, { type: 'null' }] };
    if (nullable && value.enum) return { ...value, enum: [...value.enum, null] };
    return properties ? { additionalProperties: false, ...value } : value;
  });
}
