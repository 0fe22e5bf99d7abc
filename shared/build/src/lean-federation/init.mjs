/** No library is shaken for all its users at once here, so the instance is made as it was configured. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
