import type { Compiler } from 'webpack';

/** A hash that no file has: the browser refuses a chunk that is not in the table, and the load fails as any other. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Code after the creation of a chunk's script element. */
export const integrityCode =
  "\nscript.crossOrigin = 'anonymous';" +
  `\nscript.integrity = (globalThis.__kakshaIntegrity || {})[new URL(url, location.href).pathname] || ${JSON.stringify(NO_FILE)};`;

/**
 * Sets the integrity attribute of each chunk script that webpack's runtime creates, so that every script is verified.
 * `globalThis.__kakshaIntegrity` holds the hashes by path: each entry adds those of its release (see build.ts), and the
 * page checks the entry itself against the hash in /remotes.json.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => source + integrityCode,
      );
    });
  }
}
