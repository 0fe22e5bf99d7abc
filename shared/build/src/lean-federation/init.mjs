/** Shared libraries are not tree-shaken, so the instance is created with its configured options. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
