import fastifyStatic from '@fastify/static';
import type { ReleaseStore } from '@kaksha/release/store';
import type { FastifyInstance } from 'fastify';

const yearMs = 365 * 24 * 3600 * 1000;
const address = /^\/remotes\/([\w-]+)\/([\w.+-]+)\/([^?#]+)/;

/**
 * `/remotes/<name>/<version>/…`: the immutable, precompressed files of every release in the store. Not `release.json`,
 * and `provenance.json`, which name the author and the commit, nor `sbom.json`, which names all packages with their versions.
 */
export async function addReleaseFiles(site: FastifyInstance, store: ReleaseStore): Promise<void> {
  const files = async (scope: FastifyInstance) => {
    // A release that another machine published is copied here at its first request. Files that its manifest does not
    // list, or whose bytes have changed, are never sent.
    scope.addHook('onRequest', async (request, reply) => {
      const [, name = '', version = '', file = ''] = address.exec(request.url) ?? [];
      if (!(await store.isServable(name, version, file))) return reply.callNotFound();
    });
    // Not cached, because a missing file may be published later.
    scope.setNotFoundHandler((_request, reply) =>
      reply.status(404).headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).send(''),
    );
    await scope.register(fastifyStatic, {
      root: store.storage.folder,
      prefix: '/',
      preCompressed: true,
      immutable: true,
      maxAge: yearMs,
      // The address identifies the content, so the validator header would be wasted bytes.
      lastModified: false,
      acceptRanges: false,
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      allowedPath: (path) =>
        /^\/[\w-]+\/[\w.+-]+\/(?!server\/|release\.json|sbom\.json|provenance\.json)[\w./-]+$/.test(path),
      setHeaders: (reply) => {
        reply.header('access-control-allow-origin', '*');
      },
    });
  };
  await site.register(files, { prefix: '/remotes' });
}
