import { Ajv, type ValidateFunction } from 'ajv';

/** The parts of an OpenAPI 3.0 schema that differ from JSON Schema. */
interface OpenApiSchema {
  $ref?: string;
  nullable?: boolean;
  enum?: unknown[];
  allOf?: unknown[];
  properties?: Record<string, unknown>;
}

export interface SchemaValidators {
  /** The compiled schema; each schema is compiled once. */
  of(schema: object): ValidateFunction;
  /** The errors of the last validation as one line. */
  textOf(validate: ValidateFunction): string;
}

/** The id of the document whose definitions are the named schemas; ajv compiles each of them once. */
const componentsId = 'components';

/**
 * Validators of the schemas of an OpenAPI document.
 * @param components  the named schemas of the document
 * @param strict  refuses properties that an object schema does not list
 * @param areValid  skips the check of the schemas themselves, which takes longer than to compile what a file uses
 */
export function schemaValidators(
  components: Record<string, unknown>,
  { strict = false, areValid = false }: { strict?: boolean; areValid?: boolean } = {},
): SchemaValidators {
  const ajv = new Ajv({ strict: false, validateFormats: false, inlineRefs: false, validateSchema: !areValid });
  const compiled = new Map<object | string, ValidateFunction>();
  ajv.addSchema({ $id: componentsId, $defs: jsonSchemaOf(components, strict) });
  return {
    of(schema: OpenApiSchema) {
      const key = schema.$ref ?? schema;
      const known = compiled.get(key);
      if (known) return known;
      const validate = ajv.compile(jsonSchemaOf(schema, strict));
      compiled.set(key, validate);
      return validate;
    },
    textOf: ({ errors }) => ajv.errorsText(errors),
  };
}

/** JSON Schema of an OpenAPI schema: `nullable` becomes a type, and references lead to the named schemas. */
function jsonSchemaOf(schema: unknown, strict: boolean): object {
  return JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, nullable, allOf, properties } = value as OpenApiSchema;
    if (typeof $ref === 'string') return { $ref: `${componentsId}#/$defs/${$ref.slice($ref.lastIndexOf('/') + 1)}` };
    // A nullable reference is written as `{ nullable, allOf: [reference] }`, because siblings of $ref are ignored.
    if (nullable && allOf) return { anyOf: [...allOf, { type: 'null' }] };
    if (nullable && Array.isArray(value.enum)) return { ...value, enum: [...value.enum, null] };
    return strict && properties ? { additionalProperties: false, ...value } : value;
  });
}
