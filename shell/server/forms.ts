import type { FastifyInstance } from 'fastify';

/** Adds addresses that take forms of the site's own pages, in a scope of their own: other addresses accept no forms. */
export function addForms(site: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  site.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8192 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    // The session is in a cookie, so another site's form must not count. Every current browser sends this header.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers['sec-fetch-site'] !== 'same-origin') return reply.status(403).send('Forbidden');
    });
    add(scope);
  });
}
