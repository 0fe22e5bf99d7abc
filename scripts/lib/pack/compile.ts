import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const isTest = (file: string) => /\.(?:test|stories)\./.test(file);
/** Styles, JSON and scripts of the build are copied. */
const isCopied = (file: string) => /\.(css|json|mjs|cjs|woff2)$/.test(file);

/** File names below `src`. Fakes of tests stay out, except in the package of test helpers. */
export function sourcesOf(src: string, keepsFakes: boolean): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file) && !isTest(file) && (keepsFakes || !/(^|\/)fake-/.test(file)))
    .sort();
}

/**
 * Compiles each module of `src` to a module of `out`, with file extensions in relative imports, so that Node and every
 * bundler can load it. Copies the other files.
 */
export async function compileModules(src: string, files: readonly string[], out: string): Promise<void> {
  await build({
    entryPoints: files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')).map((file) => join(src, file)),
    bundle: true,
    plugins: [keepImports],
    outdir: out,
    outbase: src,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
  });
  for (const file of files.filter(isCopied)) copy(join(src, file), join(out, file));
}

/** Makes every import external, relative ones with the extension of the compiled file. */
const keepImports: Plugin = {
  name: 'keep-imports',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      return { path: path.startsWith('.') ? withExtension(path, resolveDir) : path, external: true };
    });
  },
};

const withExtension = (path: string, folder: string) =>
  ['.ts', '.tsx'].some((extension) => existsSync(join(folder, path + extension))) ? `${path}.js` : path;

/** Copies the declarations that `npm run types` wrote, with file extensions in their relative imports. */
export function copyDeclarations(from: string, files: readonly string[], out: string): void {
  for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
    const declaration = file.endsWith('.d.ts') ? file : file.replace(/\.tsx?$/, '.d.ts');
    if (!existsSync(join(from, declaration))) continue;
    const text = readFileSync(join(from, declaration), 'utf8').replace(
      /(\bfrom |\bimport\()(['"])([^'"\n]{1,200})\2/g,
      (_whole, before: string, quote: string, path: string) => {
        const local = path.startsWith('.') && !/\.(css|json)$/.test(path);
        return `${before}${quote}${path}${local ? '.js' : ''}${quote}`;
      },
    );
    mkdirSync(dirname(join(out, declaration)), { recursive: true });
    writeFileSync(join(out, declaration), text);
  }
}

/**
 * Bundles programs with their own files; packages stay imports.
 * @param entries  source files by the name of the program @returns the specifiers of packages
 */
export async function bundlePrograms(entries: Readonly<Record<string, string>>, out: string): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: { ...entries },
    bundle: true,
    packages: 'external',
    outdir: out,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    banner: { js: '#!/usr/bin/env node' },
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return new Set(imports.filter(({ external }) => external).map(({ path }) => path));
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
