/** Prefixes chunk names with the remote, because one build would merge chunks of the same name. */
module.exports = function prefixChunks(source) {
  const remote = /mfe-([\w-]+)[\\/]/.exec(this.resourcePath)?.[1];
  return source.replace(/webpackChunkName: "/g, `webpackChunkName: "${remote}-`);
};
