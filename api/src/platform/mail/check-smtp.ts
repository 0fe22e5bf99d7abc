import { errorCodeOf, errorMessageOf } from '@kaksha/domain/typed';

export type SmtpState =
  | { state: 'encrypted' | 'plain' }
  | { state: 'login refused' | 'untrusted certificate' | 'unreachable'; detail: string };

/** Connects, signs in and sends nothing. */
export async function checkSmtp(url: string, timeoutMs: number): Promise<SmtpState> {
  const { createTransport } = await import('nodemailer');
  const timeouts = {
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  const verify = async (requireTLS: boolean) => {
    const transport = createTransport({ url, requireTLS, ...timeouts });
    await transport.verify().finally(() => transport.close());
  };
  try {
    await verify(false);
  } catch (error) {
    const detail = errorMessageOf(error);
    if (errorCodeOf(error) === 'EAUTH') return { state: 'login refused', detail };
    return { state: /certificate|self.signed/i.test(detail) ? 'untrusted certificate' : 'unreachable', detail };
  }
  if (url.startsWith('smtps:')) return { state: 'encrypted' };
  return verify(true).then(
    () => ({ state: 'encrypted' }),
    () => ({ state: 'plain' }),
  );
}
