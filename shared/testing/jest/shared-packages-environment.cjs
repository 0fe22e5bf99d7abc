const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const loadAwaitingPackages = require('./awaiting-packages.cjs');

/**
 * Runs test files in the realm of the worker, for `shared-packages-runtime.cjs`. After each file it removes the globals
 * that the file added and restores those that it replaced.
 */
class SharedPackagesEnvironment {
  constructor({ projectConfig }) {
    this.before = new Map(
      Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]),
    );
    this.env = { ...process.env };
    this.exit = process.exit;
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    const config = projectConfig;
    const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig,
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    Object.assign(globalThis, projectConfig.globals);
  }

  async setup() {
    await loadAwaitingPackages();
  }

  /** Tells the hooks of a test whether it has failed, in `globalThis.testHasFailed`. */
  handleTestEvent({ name }) {
    if (name === 'test_start') globalThis.testHasFailed = false;
    if (name === 'test_fn_failure') globalThis.testHasFailed = true;
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const key of Reflect.ownKeys(globalThis)) {
      const was = this.before.get(key);
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      if (!now?.configurable) continue;
      if (!was) Reflect.deleteProperty(globalThis, key);
      else if (was.value !== now.value) Object.defineProperty(globalThis, key, was);
    }
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}

module.exports = SharedPackagesEnvironment;
