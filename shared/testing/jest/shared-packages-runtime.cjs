const { createRequire, isBuiltin } = require('node:module');
const { constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { compileOnce } = require('./compiled-once.cjs');

const requirePackage = createRequire(require.resolve('jest-runtime'));

/**
 * Loads the packages of node_modules once in each worker and the code of the project once in each test file, in the same
 * realm. By default jest loads and compiles every package again for each test file.
 */
class SharedPackagesRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    compileOnce(this, (script) => script.runInThisContext(), constants.USE_MAIN_CONTEXT_DEFAULT_LOADER);
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !isBuiltin(moduleName)) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (path.includes('/node_modules/')) return requirePackage(path);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

module.exports = SharedPackagesRuntime;
