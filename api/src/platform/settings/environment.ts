import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { backupVariables } from './environment/backups';
import { classesVariables } from './environment/classes';
import { dataVariables } from './environment/data';
import { mailVariables } from './environment/mail';
import { operationVariables } from './environment/operation';
import { paymentsVariables } from './environment/payments';
import { releasesVariables } from './environment/releases';
import { siteVariables } from './environment/site';
import { textsAndPicturesVariables } from './environment/texts-and-pictures';
import { maxLength, type VariableNotes } from './environment/variable-kinds';

/**
 * Every environment variable of the site and its commands. `.env.example` and docs/settings.md are generated from it.
 */
export const environmentSchema = Type.Object({
  ...siteVariables,
  ...dataVariables,
  ...backupVariables,
  ...mailVariables,
  ...classesVariables,
  ...paymentsVariables,
  ...textsAndPicturesVariables,
  ...operationVariables,
  ...releasesVariables,
});

export type Environment = Static<typeof environmentSchema>;
export type VariableName = keyof Environment;

export function isVariableName(name: string): name is VariableName {
  return Object.hasOwn(environmentSchema.properties, name);
}

/** The notes of a variable, with the default value of its schema. */
export function notesOf(schema: TSchema): VariableNotes & { default?: string | number } {
  if (!hasNotes(schema)) throw new TypeError('A setting needs a group and a description.');
  return schema;
}

const hasNotes = (schema: TSchema): schema is TSchema & VariableNotes & { default?: string | number } =>
  'group' in schema && 'description' in schema;

/** The number of a setting that is one; null for other texts, which the schema then refuses. */
function numberIn(schema: TSchema, value: string): number | null {
  if (Type.IsInteger(schema)) return /^\d{1,9}$/.test(value) ? Number(value) : null;
  return Type.IsNumber(schema) && /^\d{1,9}(\.\d{1,2})?$/.test(value) ? Number(value) : null;
}

/** Reads the known variables. Empty ones count as missing. Adds a sentence for each invalid one, without its value. */
export function readEnvironment(variables: NodeJS.ProcessEnv, problems: string[]): Environment {
  const given: Record<string, string | number> = {};
  for (const [name, schema] of Object.entries(environmentSchema.properties)) {
    const value = variables[name]?.trim();
    if (value) given[name] = numberIn(schema, value) ?? value;
  }
  const read = () => Value.Default(environmentSchema, { ...given });

  const environment = read();
  const invalid = new Set(
    Value.Errors(environmentSchema, environment).map((error) => error.instancePath.split('/')[1]),
  );
  for (const name of invalid) {
    if (!name || !isVariableName(name)) continue;
    problems.push(
      `${name} ${notesOf(environmentSchema.properties[name]).rule ?? `has at most ${maxLength} characters`}.`,
    );
    delete given[name];
  }
  return Value.Parse(environmentSchema, invalid.size > 0 ? read() : environment);
}
