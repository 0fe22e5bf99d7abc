import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { clientReads } from './api-reads/client-reads';
import { type WireDocument, wireDocument } from './api-reads/wire-document';

const root = join(import.meta.dirname, '../..');

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
