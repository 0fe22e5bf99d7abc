import type { Compiler } from 'webpack';

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
        (source) =>
          `${source}\nvar integrity = (globalThis.__kakshaIntegrity || {})[new URL(url, location.href).pathname];` +
          `\nif (integrity) { script.crossOrigin = 'anonymous'; script.integrity = integrity; }`,
      );
    });
  }
}
