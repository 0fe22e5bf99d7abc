const { readFileSync, statSync } = require('node:fs');
const { Script } = require('node:vm');

/** Sources and compiled modules by file name, for all test files of this worker. */
const sources = new Map();
const compiled = new Map();

/**
 * Reads and compiles each module once in a worker instead of once in each test file. Each test file runs the modules
 * again, in its realm.
 * @param runIn  runs a script in the realm of the test file
 * @param importDynamically  how `import()` loads; without it, jest compiles the modules with an `import()`
 */
function compileOnce({ executor }, runIn, importDynamically) {
  const before = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  const compileAlways = executor.compile.bind(executor);
  const { fileCache } = executor.transformCache;
  fileCache.readFile = (filename) => fileCache.strings.get(filename) ?? readOnce(filename);
  executor.compile = (source, filename) => {
    const known = compiled.get(filename);
    if (known?.source === source && known.before === before) return runIn(known.script);
    if (!importDynamically && /\bimport\s*\(/.test(source)) return compileAlways(source, filename);
    let script;
    try {
      script = new Script(`${before}${source}\n})`, {
        filename,
        // Stack traces and source maps count the columns of the first line without the parameters.
        columnOffset: -before.length,
        importModuleDynamically: importDynamically,
      });
    } catch {
      // Jest explains errors of the syntax.
      return compileAlways(source, filename);
    }
    compiled.set(filename, { source, before, script });
    return runIn(script);
  };
}

/** Reads a file again when it changed, for the watch mode. */
function readOnce(filename) {
  const { mtimeMs, size } = statSync(filename);
  const known = sources.get(filename);
  if (known?.mtimeMs === mtimeMs && known.size === size) return known.text;
  const text = readFileSync(filename, 'utf8');
  sources.set(filename, { mtimeMs, size, text });
  return text;
}

module.exports = { compileOnce };
