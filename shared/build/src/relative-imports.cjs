const { relative } = require('node:path');

/** A loader for the entry that the federation plugin writes: its imports by absolute paths become relative ones. */
module.exports = function relativeImports(source) {
  return source.replace(/ from '(\/[^']+)'/g, (_all, path) => ` from '${relative(this.context, path)}'`);
};
