const { Module } = require('node:module');

/** Packages that wait for something while they load, so `require` refuses them. jest leaves this file as it is. */
const names = ['harfbuzzjs'];

/** Loads the packages, so that `require` finds them. */
module.exports = () =>
  Promise.all(
    names.map(async (name) => {
      const file = require.resolve(name);
      require.cache[file] ??= Object.assign(new Module(file), { exports: await import(name), loaded: true });
    }),
  );
