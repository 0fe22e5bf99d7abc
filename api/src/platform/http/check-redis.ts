import { errorMessageOf } from '@kaksha/domain/typed';
import { Redis } from 'ioredis';

/** Writes a value that ends after a second. @returns why Redis cannot be used; null when it can */
export async function checkRedis(url: string, timeoutMs: number): Promise<string | null> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    // An answer to it without a password would be an error event.
    enableReadyCheck: false,
  });
  let connectionError: string | null = null;
  client.on('error', (error: unknown) => {
    connectionError = errorMessageOf(error);
  });
  try {
    await client.connect();
    await client.set('kaksha:doctor', '1', 'PX', 1000);
    return null;
  } catch (error) {
    return connectionError ?? errorMessageOf(error);
  } finally {
    client.disconnect();
  }
}
