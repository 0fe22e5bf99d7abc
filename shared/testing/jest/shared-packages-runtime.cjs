const { createRequire, isBuiltin, Module } = require('node:module');
const { join } = require('node:path');
const { constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { compileOnce } = require('./compiled-once.cjs');

const root = join(__dirname, '../../..');
const requirePackage = createRequire(require.resolve('jest-runtime'));

/**
 * Test files of this folder share the code of the project, too. Its modules have no state except caches by database or
 * by unique keys, so a file sees nothing of an earlier one.
 */
const sharingFolder = join(root, 'api/');

/** Source maps by file name, for the stack traces of test files that did not load the file. */
const sourceMaps = new Map();

/**
 * Loads the packages of node_modules once in each worker, and the code of the project once in each test file, or once in
 * each worker for tests of the API; all in the same realm. By default jest loads and compiles every package again for
 * each test file.
 */
class SharedPackagesRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const [, , , , , , testPath] = options;
    this.sharesSources = testPath.startsWith(sharingFolder);
    compileOnce(this, (script) => script.runInThisContext(), constants.USE_MAIN_CONTEXT_DEFAULT_LOADER);
    const { transformCache } = this;
    for (const [file, map] of sourceMaps) transformCache.sourceMaps.set(file, map);
    for (const extension of ['.ts', '.tsx']) {
      // Node then finds and loads these files as it does those of packages.
      Module._extensions[extension] = (module, filename) => {
        module._compile(transformCache.transform(filename), filename);
        sourceMaps.set(filename, transformCache.sourceMaps.get(filename));
      };
    }
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !isBuiltin(moduleName)) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (path.includes('/node_modules/') || (this.sharesSources && /\.tsx?$/.test(path))) return requirePackage(path);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

module.exports = SharedPackagesRuntime;
