import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RecordedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An answer of the fake service: a body or a status; 'no-response' never answers. */
export type FakeResponse = string | Buffer | object | number | 'no-response';

export interface FakeService {
  address: string;
  requests: RecordedRequest[];
  /** Sets the next answers, in order. The last one repeats. */
  respondWith(...answers: FakeResponse[]): void;
  close(): Promise<void>;
}

/** A local HTTP server for tests that records its requests. */
export async function startFakeService(): Promise<FakeService> {
  const requests: RecordedRequest[] = [];
  let answers: FakeResponse[] = [500];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body: await text(request) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'no-response') return;
    if (typeof answer === 'number') response.writeHead(answer).end('{"error":"key sk-123 is over its limit"}');
    else if (typeof answer === 'string' || Buffer.isBuffer(answer)) response.end(answer);
    else response.end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respondWith: (...given) => {
      answers = given;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
