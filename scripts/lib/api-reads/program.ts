import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The client with its types. */
export interface ClientProgram {
  checker: ts.TypeChecker;
  /** Modules of the client, without tests, fakes and generated ones. */
  files: readonly ts.SourceFile[];
  /** The generated types of the API. */
  wire: ts.SourceFile;
}

const WIRE = 'generated/wire.ts';

/**
 * Reads the sources of the client.
 * @param wireTypes  text of the generated types, which may be newer than the file
 */
export function clientProgram(root: string, wireTypes: string): ClientProgram {
  const folder = join(root, 'shared/api-client/src');
  const paths = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^fake-/.test(file))
    .map((file) => join(folder, file));
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  const wirePath = join(folder, WIRE);
  host.readFile = (file) => (file === wirePath ? wireTypes : readFile(file));
  const program = ts.createProgram([...paths, wirePath], { ...options, noEmit: true }, host);
  const sourceOf = (path: string) => {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`the compiler did not read ${path}`);
    return file;
  };
  return { checker: program.getTypeChecker(), files: paths.map(sourceOf), wire: sourceOf(wirePath) };
}
