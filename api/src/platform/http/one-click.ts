import type { FastifyInstance } from 'fastify';

/**
 * Accepts what mail programs post to unsubscribe: `List-Unsubscribe=One-Click` as a form (RFC 8058). The address says
 * everything, so the form is not read.
 */
export function acceptOneClick(app: FastifyInstance): void {
  app.removeContentTypeParser('multipart/form-data');
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 2048 },
    (_request, _body, parsed) => parsed(null, undefined),
  );
}
