// The mail server of the drill, in a process of its own. Sends its port first, and its counts when asked.
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const received = new Map<string, number>();

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, _session, done) => {
    // A worker that is killed while it sends leaves half a mail.
    const mail = await text(stream).catch(() => null);
    if (mail === null) return done(new Error('incomplete'));
    const id = /^Message-ID: (<[^>]+>)/im.exec(mail)?.[1] ?? 'none';
    received.set(id, (received.get(id) ?? 0) + 1);
    done();
  },
});
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  process.send?.([typeof address === 'object' && address ? address.port : 0]);
});

process.on('message', () => {
  const counts = [...received.values()];
  const mails = counts.reduce((sum, count) => sum + count, 0);
  process.send?.([received.size, mails]);
});
