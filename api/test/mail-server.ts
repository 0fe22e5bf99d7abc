import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The sender of the envelope, to which reports of delivery go. */
  from: string;
  to: string[];
  raw: string;
}

export interface MailServer {
  smtpUrl: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it receives. @param refuse  its answer to a recipient, if it refuses */
export async function startMailServer(refuse: (to: string) => string | null = () => null): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse(address);
      const responseCode = Number(refusal?.slice(0, 3));
      done(refusal === null ? null : Object.assign(new Error(refusal.slice(4)), { responseCode }));
    },
    onData: async (stream, { envelope }, done) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: await text(stream) });
      done();
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
