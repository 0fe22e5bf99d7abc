import description from './generated/openapi.json';
import { schemaValidators } from './schema-validators';

interface Operation {
  operationId: string;
  method: string;
  pattern: RegExp;
  /** Number of path parameters. A path with fewer wins, as in the router of the API. */
  parameters: number;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

// The API's tests check the schemas of the document that this file is generated from.
const validators = schemaValidators(description.components.schemas, { strict: true, areValid: true });

const operations: Operation[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, responses }]) => ({
    operationId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
    parameters: path.split('{').length - 1,
    responses,
  })),
);
operations.sort((one, other) => one.parameters - other.parameters);

const operationOf = (method: string, path: string) =>
  operations.find((operation) => operation.method === method && operation.pattern.test(path));

export const operationIdOf = (method: string, path: string) => operationOf(method.toUpperCase(), path)?.operationId;

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
  const validate = validators.of(schema);
  return validate(body) ? null : `${method} ${path} never answers that: ${validators.textOf(validate)}`;
}
