import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Real servers on this machine that answer as the services of a site do, and close together. */
export interface FakeServers {
  /** `redis://…` of a server that answers SET in this way, e.g. `+OK`. */
  redis(answer: string): Promise<string>;
  /** `smtp://…` */
  smtp(options: SMTPServerOptions): Promise<string>;
  /** `http://…` without a trailing slash. */
  http(listener: RequestListener): Promise<string>;
  /** The port of a server with this certificate. */
  tls(certificate: Certificate): Promise<number>;
  close(): Promise<void>;
}

export interface Certificate {
  /** Certificate and private key in PEM. */
  pem: string;
}

/** Signs itself. @param days  until its end */
export function makeCertificate(name: string, days: number): Certificate {
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];
  const facts = ['-out', '-', '-days', String(days), '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  return {
    pem: execFileSync('openssl', [...words, ...facts], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  };
}

export function startFakeServers(): FakeServers {
  const servers: { close(done: () => void): void }[] = [];
  const sockets = new Set<Socket>();
  const listen = async (server: Server): Promise<number> => {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return portOf(server.address());
  };
  return {
    async redis(answer) {
      const port = await listen(
        createServer((socket) =>
          socket.on('data', (bytes) => {
            // Each command is a list that begins with `*`.
            for (const command of bytes
              .toString()
              .split(/^\*\d+\r\n/m)
              .slice(1)) {
              socket.write(`${/^\$3\r\nset\r\n/i.test(command) ? answer : '+OK'}\r\n`);
            }
          }),
        ),
      );
      return `redis://127.0.0.1:${port}`;
    },
    async smtp(options) {
      const server = new SMTPServer({
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(null, { user: 1 }),
        ...options,
      });
      server.on('error', () => {});
      servers.push(server);
      server.listen(0, '127.0.0.1');
      await once(server.server, 'listening');
      return `smtp://user:password@127.0.0.1:${portOf(server.server.address())}`;
    },
    http: async (listener) => `http://127.0.0.1:${await listen(createHttpServer(listener))}`,
    tls: ({ pem }) => listen(createTlsServer({ cert: pem, key: pem })),
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise<void>((closed) => server.close(() => closed()))));
    },
  };
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
