/** Registers the host's shared libraries by scope and initialises the container. */
export function initContainerEntry({ webpackRequire, shareScope, initScope, shareScopeKey, remoteEntryInitOptions }) {
  const { federation } = webpackRequire;
  const { instance, initOptions } = federation;
  const { shareScopeKeys: keys = [shareScopeKey], shareScopeMap = { [shareScopeKey]: shareScope } } =
    remoteEntryInitOptions ?? {};
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  for (const key of [keys].flat()) {
    shareScopeMap[key] ??= {};
    instance.initShareScopeMap(key, shareScopeMap[key], { hostShareScopeMap: shareScopeMap });
  }
  federation.attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
}
