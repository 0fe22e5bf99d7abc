import fastifyStatic from '@fastify/static';
import { dayMs } from '@kaksha/domain/time-units';
import { isPrivate } from '@kaksha/release/manifest';
import type { ServedReleases } from '@kaksha/release/served-releases';
import type { FastifyInstance } from 'fastify';

const yearMs = 365 * dayMs;
const address = /^\/remotes\/([\w-]+)\/([\w.+-]+)\/([^?#]+)/;

/**
 * `/remotes/<name>/<version>/…`: the immutable, precompressed files of every release in the store, without the private
 * ones.
 */
export async function addReleaseFiles(site: FastifyInstance, store: ServedReleases): Promise<void> {
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
      allowedPath: (path) => {
        const [, file] = /^\/[\w-]+\/[\w.+-]+\/([\w./-]+)$/.exec(path) ?? [];
        return file !== undefined && !isPrivate(file);
      },
      setHeaders: (reply) => {
        // Other hosts load remotes, too.
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  };
  await site.register(files, { prefix: '/remotes' });
}
