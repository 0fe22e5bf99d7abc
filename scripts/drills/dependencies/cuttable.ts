import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Cuttable {
  port: number;
  /** Ends all connections and accepts no more. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
}

/** A TCP proxy in front of a server, whose connections can be cut: the server is gone for its clients only. */
export async function cuttable(host: string, port: number): Promise<Cuttable> {
  let isCut = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const target = keep(connect(port, host));
    keep(client).pipe(target).pipe(client);
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    restore: () => {
      isCut = false;
    },
    async stop() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
