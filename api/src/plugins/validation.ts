import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { type ApiError, badRequest } from '../api-error';

// The plugin's default export is the function itself or a wrapper of it, depending on who loads it.
const withFormats = ('default' in addFormats ? addFormats.default : addFormats) as unknown as (ajv: Ajv) => Ajv;

const makeAjv = (coerceTypes: false | 'array') =>
  withFormats(new Ajv({ coerceTypes, useDefaults: true, allErrors: true, verbose: true, allowUnionTypes: true }));

/**
 * Addresses hold texts only, so parameters and queries are turned into the types asked for; a body says what it
 * means, and is never changed.
 */
export function addValidation(app: FastifyInstance): void {
  const ofAddress = makeAjv('array');
  const ofBody = makeAjv(false);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body') return ofBody.compile(schema);
    const validate = ofAddress.compile(schema);
    return (data: Record<string, unknown>) => {
      if (!validate(data)) return { error: validate.errors ?? [] };
      const endless = Object.keys(data ?? {}).filter((name) => isEndless(data[name]));
      return endless.length > 0 ? { error: endless.map(notFinite) } : { value: data };
    };
  });
}

/** `1e309` becomes Infinity, which the validator holds for a number within any limits. */
const isEndless = (value: unknown) => [value].flat().some((item) => typeof item === 'number' && !Number.isFinite(item));

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

/** A sentence for each field that is wrong. A schema's `title` is the field's name as people know it. */
export function validationError(errors: readonly FastifySchemaValidationError[], part = 'body'): ApiError {
  const fields: Record<string, string> = {};
  for (const error of errors as readonly (FastifySchemaValidationError & Partial<ErrorObject>)[]) {
    const name = fieldOf(error);
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

function labelOf({ keyword, params, parentSchema }: Partial<ErrorObject>, name: string): string {
  const schema = keyword === 'required' ? parentSchema?.properties?.[params?.missingProperty] : parentSchema;
  return schema?.title ?? name;
}

function problemOf({ keyword, params, parentSchema }: FastifySchemaValidationError & Partial<ErrorObject>): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'type':
      return `must be ${typeNames[String(params.type)] ?? String(params.type)}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
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
      return typeof parentSchema?.description === 'string' ? `must be ${parentSchema.description}` : 'has a wrong form';
    default:
      return 'is not valid';
  }
}
