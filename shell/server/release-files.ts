import fastifyStatic from '@fastify/static';
import type { ReleaseStore } from '@kaksha/release/store';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 3600 * 1000;
const address = /^\/remotes\/([\w-]+)\/([\w.+-]+)\//;

/** `/remotes/<name>/<version>/…`: the files of every release that is in the store, for ever the same, compressed. */
export async function addReleaseFiles(site: FastifyInstance, store: ReleaseStore): Promise<void> {
  const files = async (scope: FastifyInstance) => {
    // A release that another machine published is fetched when it is first asked for.
    scope.addHook('onRequest', async (request) => {
      const [, name = '', version = ''] = address.exec(request.url) ?? [];
      await store.local(name, version).catch((error) => request.log.info({ err: error }, 'a release is not there'));
    });
    // What is missing today may be there tomorrow.
    scope.setNotFoundHandler((_request, reply) =>
      reply.status(404).headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).send(''),
    );
    await scope.register(fastifyStatic, {
      root: store.storage.folder,
      prefix: '/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR,
      // A file that never changes is told apart by its address: fewer bytes before each.
      lastModified: false,
      acceptRanges: false,
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      allowedPath: (path) => /^\/[\w-]+\/[\w.+-]+\/(?!server\/)[\w./-]+$/.test(path),
      setHeaders: (reply) => {
        reply.header('access-control-allow-origin', '*');
      },
    });
  };
  await site.register(files, { prefix: '/remotes' });
}
