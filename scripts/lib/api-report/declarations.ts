import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Declarations of each module of the contract, by the module's name, without comments. */
export type Modules = ReadonlyMap<string, string>;

/** Lets the compiler write the declarations of the contract, and reads them. @throws Error with the type errors */
export function readModules(root: string): Modules {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const project = join(root, 'shared/contract');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', project], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`no API report: the contract has type errors\n${stdout}`);
  const folder = join(root, '.cache/types/shared/contract/src');
  const sources = readdirSync(join(root, 'shared/contract/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|\.d\.ts$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .sort();
  return new Map(sources.map((file) => [file, print(file, readFileSync(join(folder, `${file}.d.ts`), 'utf8'))]));
}

/** Prints a declaration file again, without comments and imports, with one layout. */
function print(file: string, text: string): string {
  const source = ts.createSourceFile(`${file}.d.ts`, text, ts.ScriptTarget.ESNext, true);
  const printer = ts.createPrinter({ removeComments: true });
  return source.statements
    .filter((statement) => !ts.isImportDeclaration(statement) && !isEmptyExport(statement))
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, source))
    .join('\n');
}

const isEmptyExport = (statement: ts.Statement) =>
  ts.isExportDeclaration(statement) &&
  !!statement.exportClause &&
  ts.isNamedExports(statement.exportClause) &&
  statement.exportClause.elements.length === 0;

/**
 * Exports of the contract: 'page#usePage' with its declaration; for an interface also each member, as
 * 'host#HostServices.session'.
 */
export function exportsOf(modules: Modules): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [module, text] of modules) {
    const source = ts.createSourceFile(`${module}.d.ts`, text, ts.ScriptTarget.ESNext, true);
    for (const statement of source.statements) addStatement(found, module, statement);
  }
  return found;
}

function addStatement(found: Map<string, string>, module: string, statement: ts.Statement): void {
  if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations)
      found.set(`${module}#${name.getText()}`, statement.getText());
    return;
  }
  if (!ts.isInterfaceDeclaration(statement)) {
    const isNamed =
      ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    found.set(`${module}#${(isNamed && statement.name?.getText()) || statement.getText()}`, statement.getText());
    return;
  }
  const name = statement.name.getText();
  const heritage = statement.heritageClauses?.map((clause) => clause.getText()).join(' ') ?? '';
  found.set(`${module}#${name}`, `interface ${name} ${heritage}`.trim());
  for (const member of statement.members) {
    found.set(`${module}#${name}.${member.name?.getText() ?? member.getText()}`, member.getText());
  }
}
