/** A remote loads no other remote, so only its own instance initialises a share scope. */
export function initializeSharing({ shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] }) {
  const { federation } = webpackRequire;
  const { instance } = federation;
  initTokens[shareScopeName] ??= { from: instance.name };
  const token = initTokens[shareScopeName];
  if (initScope.includes(token)) return undefined;
  initScope.push(token);
  initPromises[shareScopeName] ??= Promise.all(
    instance.initializeSharing(shareScopeName, {
      strategy: instance.options.shareStrategy,
      initScope,
      from: 'build',
    }),
  ).then(() => true);
  federation.attachShareScopeMap(webpackRequire);
  return initPromises[shareScopeName];
}
