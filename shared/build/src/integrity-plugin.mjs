/**
 * Gives each chunk that webpack's runtime loads its integrity. The hashes stand in `globalThis.__kakshaIntegrity`, by
 * path; each entry brings those of its own release (see build.mjs), and the entry itself is checked against the hash
 * in /remotes.json: so the trust goes from the page to the last chunk.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
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
