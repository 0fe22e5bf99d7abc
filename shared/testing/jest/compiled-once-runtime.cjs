const { default: Runtime } = require('jest-runtime');
const { compileOnce } = require('./compiled-once.cjs');

/** Packages without a DOM and without state, which all test files of a worker can share. */
const shared = /\/node_modules\/(?:ajv|aria-query)\//;

/** For tests in jsdom: each file has a realm of its own, in which it runs code that its worker compiled. */
class CompiledOnceRuntime extends Runtime {
  constructor(config, environment, ...options) {
    super(config, environment, ...options);
    compileOnce(this, (script) => script.runInContext(environment.getVmContext()));
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (shared.test(path)) return require(path);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

module.exports = CompiledOnceRuntime;
