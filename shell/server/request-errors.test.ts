import Fastify from 'fastify';
import { addRequestErrors, sendError } from './request-errors';

function makeSite() {
  const site = Fastify({ frameworkErrors: (error, request, reply) => void sendError(error, request, reply) });
  addRequestErrors(site);
  site.get('/broken', () => {
    throw new Error('relation "secret" does not exist');
  });
  return site;
}

test('an error is answered without its message', async () => {
  const response = await makeSite().inject('/broken');
  expect(response.statusCode).toBe(500);
  expect(response.payload).toContain('Something went wrong on our side');
  expect(response.payload).not.toContain('secret');
});

test('a malformed address is answered without the message of the parser', async () => {
  const response = await makeSite().inject('/%E0%A4%A');
  expect(response.statusCode).toBe(400);
  expect(response.payload).toContain('We could not read this address');
});
