/** In one build, chunks of two remotes that have one name would become one: each remote's get its own. */
module.exports = function prefixChunks(source) {
  const remote = /mfe-([\w-]+)[\\/]/.exec(this.resourcePath)?.[1];
  return source.replace(/webpackChunkName: "/g, `webpackChunkName: "${remote}-`);
};
