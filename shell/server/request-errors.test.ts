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
  expect(response.payload).toContain('<h1>Something went wrong</h1>');
  expect(response.payload).toContain("<p>We're sorry for the inconvenience. Please refresh the page.</p>");
  expect(response.payload).not.toContain('secret');
});

test('the button of the error page asks for the same address again', async () => {
  const { payload } = await makeSite().inject('/broken?q=%22%3E%3Cb%3E&page=2');
  expect(payload).toContain(
    '<form action="/broken"><input type="hidden" name="q" value="&quot;&gt;&lt;b&gt;">' +
      '<input type="hidden" name="page" value="2"><button>Refresh Page</button></form>',
  );
});

test('a malformed address is answered without the message of the parser', async () => {
  const response = await makeSite().inject('/%E0%A4%A');
  expect(response.statusCode).toBe(400);
  expect(response.payload).toContain('We could not read this address');
});

test('an address with a NUL in its query is moved to the one without', async () => {
  const { statusCode, headers } = await makeSite().inject('/blog/x%00?q=a%00b%2500&%00page=2');
  expect([statusCode, headers.location]).toEqual([301, '/blog/x%00?q=ab%2500&page=2']);
});
