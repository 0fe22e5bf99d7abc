import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Packages with a report: those whose modules repositories of other teams use. */
export const reported = ['build', 'contract', 'forms', 'testing', 'ui'];

/** Declarations of each module of a package, by the module's name, without comments. */
export type Modules = ReadonlyMap<string, string>;

/** Lets the compiler write the declarations of the reported packages. @throws Error with the type errors */
export function writeDeclarations(root: string): void {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const projects = reported.map((name) => join(root, 'shared', name, 'tsconfig.src.json'));
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', ...projects], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`no API report: the packages have type errors\n${stdout}`);
}

/** Reads what the compiler wrote, for modules that still exist. */
export function readModules(root: string, name: string): Modules {
  const folder = join(root, '.cache/types', `shared-${name}`, 'shared', name, 'src');
  const sources = readdirSync(join(root, 'shared', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|\.d\.ts$/.test(file) && !file.includes('generated'),
    )
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
 * Exports of a package: 'page#usePage' with its declaration; for an interface also each member, as
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
