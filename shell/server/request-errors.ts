import { escapeMarkup } from '@kaksha/domain/escape';
import { frameFailure } from '@kaksha/domain/frame-failure';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const page = (title: string, text: string, action = '') => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p>${action}<p><a href="/">To the home page</a></p></main></body>
</html>`;

const badRequest = page('We could not read this address', 'Please check the link that brought you here.');
const tooMany = page('Too many requests', 'Please wait a minute and try again.');

/** A form, because this page has no script. It sends the query, which a form would otherwise remove. */
function serverError(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const query = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  const refresh = `<form action="${escapeMarkup(pathname)}">${query.join('')}<button>${frameFailure.button}</button></form>`;
  return page(frameFailure.heading, frameFailure.text, refresh);
}

/** Refuses addresses that could be taken for another origin, and answers errors without their details. */
export function addRequestErrors(site: FastifyInstance): void {
  site.addHook('onRequest', (request, reply, done) => {
    const address = request.raw.url ?? '/';
    const query = address.indexOf('?');
    // `//host/path` is another origin for a browser, and an absolute address another one for a URL parser.
    if (/^[/\\]{2}/.test(address)) reply.redirect(`/${address.replace(/^[/\\]+/, '')}`, 308);
    else if (!address.startsWith('/')) reply.status(400).type('text/html; charset=utf-8').send(badRequest);
    // No text holds NUL, and the API refuses a search for it.
    else if (query >= 0 && address.includes('%00', query)) {
      reply.redirect(address.slice(0, query) + address.slice(query).replaceAll('%00', ''), 301);
    } else done();
  });

  site.setErrorHandler(sendError);
}

/** Sends an error page without the error's message. Also for errors before routing (`frameworkErrors`). */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
  if (status === 500) request.log.error({ err: error }, 'request failed');
  const body = status === 500 ? serverError(request.raw.url ?? '/') : status === 429 ? tooMany : badRequest;
  return reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(body);
}
