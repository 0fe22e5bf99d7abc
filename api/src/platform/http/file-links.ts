import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { siteOrigin } from '../settings/site';
import { ApiError } from './api-error';

export const PageOfLink = Type.Null({
  description: 'The link is too old: a browser goes to the page that has a new one',
});

/** How long a link opens a file without a session. A page gets new links whenever it loads its data. */
export const fileLinkMinutes = 30;

export const fileLinkEnd = (now: Date) => new Date(now.getTime() + fileLinkMinutes * 60_000);

/** Runs the work of a file. A browser whose link is too old goes to the page that has a new one. */
export async function orPageOfLink(
  { request, reply, page }: { request: FastifyRequest; reply: FastifyReply; page: string },
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code === 'UNAUTHORIZED';
    if (!isRefused || !request.headers.accept?.includes('text/html')) throw error;
    return reply.header('cache-control', 'no-store').redirect(siteOrigin(request.server.settings) + page, 303);
  }
}
