import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaValidators } from '@kaksha/testing/schema-validators';
import { sampleAnswers } from './sample-answers';

interface Answered {
  content?: Record<string, { schema?: object }>;
}

const document = JSON.parse(
  readFileSync(join(__dirname, '../../../shared/testing/src/generated/openapi.json'), 'utf8'),
);
const answer = sampleAnswers(document);
const operations = Object.entries<Record<string, { operationId: string; responses: Record<string, Answered> }>>(
  document.paths,
).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })));

test('the sample of each operation fits the schema of its answer', () => {
  const validators = schemaValidators(document.components.schemas, { areValid: true });
  const wrong = operations.flatMap(({ path, method, operationId, responses }) => {
    const given = answer(method.toUpperCase(), path.replace(/\{[^}]*\}/g, '1'));
    const schema = responses[String(given?.status)]?.content?.['application/json']?.schema;
    if (!schema) return [];
    const validate = validators.of(schema);
    return validate(given?.body) ? [] : [`${operationId}: ${validators.textOf(validate)}`];
  });
  expect(wrong).toEqual([]);
});

test('each call of the API client has a sample', () => {
  const reads: Record<string, Record<string, object>> = JSON.parse(
    readFileSync(join(__dirname, '../../../shared/api-client/src/generated/reads.json'), 'utf8'),
  );
  const calls = Object.values(reads).flatMap((module) => Object.values(module).flatMap((calls) => Object.keys(calls)));
  const unanswered = calls.filter((call) => {
    const [method = '', path = ''] = call.split(' ');
    return !answer(method, path.replace(/\{[^}]*\}/g, '1'));
  });
  expect(calls.length).toBeGreaterThan(100);
  expect(unanswered).toEqual([]);
});

test('lists have entries with different ids', () => {
  const { body } = answer('GET', '/blogs/all') ?? {};
  expect(body).toMatchObject({ data: { results: [{ id: 1 }, { id: 2 }] } });
});

test('the first entry of a list has every field, and the second is empty where it may be', () => {
  const { body } = answer('GET', '/admin/lists') ?? {};
  expect(body).toMatchObject({ data: { results: [{ entries: [{ merged_into: 1 }, { merged_into: null }] }, {}] } });
});
