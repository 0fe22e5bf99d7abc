/** A schema of the OpenAPI document. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  nullable?: boolean;
  enum?: readonly unknown[];
  const?: unknown;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

interface Content {
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

export interface Operation {
  operationId?: string;
  parameters?: readonly { name: string; in: string; required?: boolean }[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
}

/** Paths are relative to the API's prefix. */
export interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

/** The operations of a document, by `METHOD /path`. */
export function operationsOf({ paths }: OpenApi): Map<string, Operation> {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
  return new Map(entries);
}

/** The JSON schema of the answer to a successful call. */
export const answerOf = ({ responses }: Operation): Schema | undefined =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']?.schema;

/** The JSON schema of the body of a call; without fields when it has none. */
export function bodyOf({ components }: OpenApi, { requestBody }: Operation): Schema {
  const schema = requestBody?.content?.['application/json']?.schema ?? {};
  return components.schemas[componentOf(schema) ?? ''] ?? schema;
}

/** The parameters of the query of a call. */
export const queryOf = ({ parameters = [] }: Operation) => parameters.filter((each) => each.in === 'query');

/** The name of the component that a schema refers to. */
export const componentOf = ({ $ref }: Schema): string | undefined => $ref?.slice($ref.lastIndexOf('/') + 1);
