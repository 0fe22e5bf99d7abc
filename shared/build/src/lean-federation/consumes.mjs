/** Loads the shared libraries of a chunk from the host before the chunk runs. A failure is not cached. */
export function consumes({ chunkId, promises, installedModules, webpackRequire, chunkMapping }) {
  const { federation, consumesLoadingData, m: modules, c: cached } = webpackRequire;
  federation.attachShareScopeMap(webpackRequire);
  for (const id of chunkMapping[chunkId] ?? []) {
    const become = (run) => {
      modules[id] = (module) => {
        delete cached[id];
        module.exports = run();
      };
    };
    const ask = async () => {
      const { shareKey, shareScope, fallback, ...shareConfig } = consumesLoadingData.moduleIdToConsumeDataMapping[id];
      try {
        const library = await federation.instance.loadShare(shareKey, {
          customShareInfo: { scope: shareScope, shareConfig },
          context: { trigger: 'build', moduleId: id, chunkId },
        });
        installedModules[id] = 0;
        become(library === false ? await fallback() : library);
      } catch (error) {
        delete installedModules[id];
        become(() => {
          throw error;
        });
      }
    };
    installedModules[id] ??= ask();
    promises.push(installedModules[id]);
  }
}
