import { isEmail } from '@kaksha/domain/email-address';
import { formatCount } from '@kaksha/domain/money';
import { isRecord } from '@kaksha/domain/typed';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { type ApiError, badRequest } from './api-error';

// The default export is the function or a module with it, depending on the module loader.
const withFormats = ('default' in addFormats ? addFormats.default : addFormats) as unknown as (ajv: Ajv) => Ajv;

/**
 * `unicode: false` counts the length of a text as the fields and rules of pages do: an emoji has the length 2. Ajv warns
 * of that option at each start.
 */
const makeAjv = (coerceTypes: false | 'array') => {
  const options = { coerceTypes, useDefaults: true, allErrors: true, allowUnionTypes: true, unicode: false } as const;
  return (
    withFormats(new Ajv({ ...options, logger: false }))
      // The rule of the pages, so that an address works in all calls or in none.
      .addFormat('email', isEmail)
      .addFormat('date-time', isMoment)
  );
};

const isTimestamp = withFormats(new Ajv()).compile({ type: 'string', format: 'date-time' });

/** RFC 3339 also has leap seconds (`23:59:60Z`), which `Date` does not know. */
const isMoment = (value: string): boolean => isTimestamp(value) && !Number.isNaN(Date.parse(value));

/** Errors in one answer: more would let a small request cause a large answer. */
const maxErrors = 20;

interface FieldSchema {
  title?: string;
  description?: string;
  type?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, FieldSchema>;
}

/** A validation error with the schema that was violated, for the messages. */
interface FieldError extends FastifySchemaValidationError {
  parentSchema?: FieldSchema;
}

/**
 * Parameters and queries are strings, so they are coerced to the types of their schema. Bodies are never coerced.
 */
export function addValidation(app: FastifyInstance, { compileLate = false }: { compileLate?: boolean } = {}): void {
  const addressAjv = makeAjv('array');
  const bodyAjv = makeAjv(false);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? bodyAjv : addressAjv;
    let compiled = compileLate ? undefined : ajv.compile(schema);
    const validator = () => {
      compiled ??= ajv.compile(schema);
      return compiled;
    };
    if (httpPart === 'body') {
      return (data: unknown) => (validator()(data) ? { value: data } : { error: errorsOf(validator(), schema) });
    }
    return (data: Record<string, unknown>) => {
      if (!validator()(data)) return { error: errorsOf(validator(), schema) };
      const infinite = Object.keys(data ?? {}).filter((name) => isInfinite(data[name]));
      return infinite.length > 0 ? { error: infinite.map(notFinite) } : { value: data };
    };
  });
}

/** The first errors. Ajv's `verbose` would add the schema as well, together with the data of each error. */
function errorsOf({ errors }: ValidateFunction, schema: unknown): FieldError[] {
  return (errors ?? []).slice(0, maxErrors).map((error) => ({ ...error, parentSchema: schemaAt(schema, error) }));
}

function schemaAt(schema: unknown, { schemaPath }: Pick<ErrorObject, 'schemaPath'>): FieldSchema | undefined {
  const steps = schemaPath.split('/').slice(1, -1);
  const found = steps.reduce<unknown>(
    (at, step) => (isRecord(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    schema,
  );
  return isRecord(found) ? found : undefined;
}

/** `1e309` is coerced to Infinity, which no `maximum` refuses. */
const isInfinite = (value: unknown) =>
  [value].flat().some((item) => typeof item === 'number' && !Number.isFinite(item));

const notFinite = (name: string): FastifySchemaValidationError => ({
  keyword: 'type',
  instancePath: `/${name}`,
  schemaPath: '',
  params: { type: 'number' },
});

const typeNames: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'text',
  array: 'a list',
  object: 'an object',
};

const formatNames: Record<string, string> = {
  email: 'an e-mail address',
  date: 'a day, as YYYY-MM-DD',
  uri: 'an address that begins with https://',
  'date-time': 'a moment, as YYYY-MM-DDTHH:MM:SSZ',
};

/**
 * A message for each invalid field. A schema's `title` is the field's label.
 * @param nameOf  the caller's name of a body field
 */
export function validationError(
  errors: readonly FastifySchemaValidationError[],
  part = 'body',
  nameOf = (field: string) => field,
): ApiError {
  const fields: Record<string, string> = {};
  for (const error of (errors as readonly FieldError[]).slice(0, maxErrors)) {
    const name = part === 'body' ? nameOf(fieldOf(error)) : fieldOf(error);
    fields[name] ??= `${labelOf(error, name)} ${problemOf(error)}`;
  }
  delete fields[''];
  const [first] = Object.values(fields);
  return badRequest(first ? `${first}.` : `The ${part} of the request is not what this call takes.`, fields);
}

function fieldOf({ keyword, instancePath, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1);
  return (keyword === 'required' ? [...path, String(params.missingProperty)] : path).join('.');
}

function labelOf({ keyword, params, parentSchema }: FieldError, name: string): string {
  const schema = keyword === 'required' ? parentSchema?.properties?.[String(params.missingProperty)] : parentSchema;
  return schema?.title ?? name;
}

function problemOf({ keyword, params, parentSchema }: FieldError): string {
  const { type, minimum, maximum } = parentSchema ?? {};
  // One message for every fault of the field, as in the forms.
  if (type === 'number' && minimum !== undefined && maximum !== undefined) {
    return `must be a number between ${minimum} and ${formatCount(maximum)}`;
  }
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'type':
      return `must be ${typeNames[String(params.type)] ?? String(params.type)}`;
    case 'enum':
      return `must be one of ${[params.allowedValues].flat().join(', ')}`;
    case 'const':
      return `must be ${String(params.allowedValue)}`;
    case 'minimum':
      return `must be at least ${params.limit}`;
    case 'maximum':
      return `must be at most ${params.limit}`;
    case 'minLength':
      return params.limit === 1 ? 'is required' : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'maxItems':
      return `must have at most ${params.limit} entries`;
    case 'format':
      return `must be ${formatNames[String(params.format)] ?? `a ${params.format}`}`;
    case 'pattern':
      return parentSchema?.description ? `must be ${parentSchema.description}` : 'has a wrong form';
    default:
      return 'is not valid';
  }
}
