/**
 * Runs before each test file. Fastify looks up a plugin without a display name in `require.cache`, which takes 20 ms a
 * plugin in jest, a second for each app.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  get(this: (...args: never) => unknown) {
    return this.name;
  },
  set(this: (...args: never) => unknown, value: string) {
    Object.defineProperty(this, Symbol.for('fastify.display-name'), { value, writable: true, configurable: true });
  },
});
