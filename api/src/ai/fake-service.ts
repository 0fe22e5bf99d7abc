import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What a service says: a body, a status, both, or nothing at all for as long as one waits. */
export type Says = string | Buffer | object | number | 'silence';

export interface FakeService {
  address: string;
  asked: Asked[];
  /** What it says from now on; a list is said in order, its last part for ever. */
  says(...answers: Says[]): void;
  close(): Promise<void>;
}

/** A service on this machine, for tests, that writes down what it is asked. */
export async function startFakeService(): Promise<FakeService> {
  const asked: Asked[] = [];
  let answers: Says[] = [500];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'silence') return;
    if (typeof answer === 'number') response.writeHead(answer).end('{"error":"key sk-123 is over its limit"}');
    else if (typeof answer === 'string' || Buffer.isBuffer(answer)) response.end(answer);
    else response.end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    says: (...given) => {
      answers = given;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
