/** Remotes are registered by the address of their entry: there is nothing to look up. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
