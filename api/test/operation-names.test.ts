import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { makeTestApp, type TestApp } from './test-app';

/**
 * An operation has the same name in the OpenAPI document and as a service function. The client's names are tested
 * there.
 */

/** Operations of plugins, which have no module. */
const ofPlugins = ['isLive', 'isReady'];

/** Second paths of one operation. */
const aliases: Record<string, string> = { deleteCourseById: 'deleteCourse' };

interface Route {
  operationId: string;
  file: string;
  /** Functions of a service that the route calls. */
  services: string[];
}

const routes = readdirSync(join(__dirname, '../src/modules'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('routes.ts'))
  .flatMap(routesOf);

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
});
afterAll(() => api.close());

test('every operation of the OpenAPI document is found in the source of a module', () => {
  const documented = api.contract.operations.map(({ operationId }) => operationId);
  const found = routes.map(({ operationId }) => operationId);
  expect([...found, ...ofPlugins].sort()).toEqual(documented.sort());
});

test('the route of an operation calls the service function with its name', () => {
  const other = routes.filter(({ operationId, services }) => !services.includes(aliases[operationId] ?? operationId));
  expect(other).toEqual([]);
});

test('an alias names an operation that exists', () => {
  const operations = routes.map(({ operationId }) => operationId);
  for (const [alias, name] of Object.entries(aliases)) {
    expect(operations).toContain(alias);
    expect(operations).toContain(name);
  }
});

function routesOf(file: string): Route[] {
  const text = readFileSync(join(__dirname, '../src/modules', file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const services = importsOf(source, /service$/);
  return nodesOf(source)
    .filter(isDeclaration)
    .map((call) => ({ operationId: idOf(call), file, services: callsOf(call, services) }));
}

function isDeclaration(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === 'operation';
}

function idOf({ arguments: [id] }: ts.CallExpression): string {
  if (!id || !ts.isStringLiteral(id)) throw new Error(`not a constant: ${id?.getText()}`);
  return id.text;
}

function callsOf(declaration: ts.Node, names: ReadonlySet<string>): string[] {
  const calls = nodesOf(declaration).filter(ts.isCallExpression);
  return calls.map(({ expression }) => expression.getText()).filter((name) => names.has(name));
}

function importsOf(source: ts.SourceFile, from: RegExp): ReadonlySet<string> {
  const names = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!from.test(statement.moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name }) => name.text);
  });
  return new Set(names);
}

function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}
