import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { makeTestApp } from '../../api/test/test-app';
import { clientReads } from './api-reads/client-reads';
import type { OpenApi } from './api-reads/openapi';

const root = join(import.meta.dirname, '../..');

/** The OpenAPI document for the client and the fakes, with paths relative to the API's prefix. */
interface WireDocument extends OpenApi {
  openapi: string;
  info: object;
}

export async function wireDocument(): Promise<WireDocument> {
  const api = await makeTestApp();
  try {
    const { paths, components }: WireDocument = (await api.call('GET', '/openapi.json')).body;
    const info = { title: 'API', version: '1' };
    return { openapi: '3.0.3', info, paths, components: { schemas: components.schemas } };
  } finally {
    await api.close();
  }
}

const header = '// Generated from the API by `npm run generate`. Do not edit.\n\n';

/** Contents of every generated file, by its path below the repository's root. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const document = await wireDocument();
  const nodes = await openapiTS(successesOf(document) as Parameters<typeof openapiTS>[0]);
  // The client names its calls by operations; `paths` would list each of them again.
  const types = astToString(nodes.filter((node) => !(ts.isInterfaceDeclaration(node) && node.name.text === 'paths')));
  const aliases = Object.keys(document.components.schemas).map(
    (name) => `export type ${name}Wire = components['schemas']['${name}'];\n`,
  );
  const wire = `${header}${types}\n${aliases.join('')}`;
  return {
    'shared/api-client/src/generated/wire.ts': wire,
    'shared/api-client/src/generated/reads.json': `${JSON.stringify(clientReads(root, document, wire))}\n`,
    'shared/testing/src/generated/openapi.json': `${JSON.stringify(document)}\n`,
  };
}

/** Removes error answers from the document, because they share one shape and would be most of the types. */
function successesOf(document: WireDocument): object {
  return JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'responses'
      ? Object.fromEntries(Object.entries<unknown>(value).filter(([status]) => Number(status) < 400))
      : value,
  );
}
