import { setTimeout as delay } from 'node:timers/promises';

export interface Batch {
  courseId: number;
  batchId: number;
}

/** The results of the buyers of a round. Times are milliseconds of `POST /payment/orders`, retries excluded. */
export interface RaceResult {
  times: number[];
  held: number;
  refused: number;
  waiting: number;
  /** Calls that were sent again because their process was killed. */
  repeated: number;
  seconds: number;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of several operations
  body: any;
}

/** Calls the API processes in turn. A call whose process is gone is sent to another one. */
export class Clients {
  repeated = 0;
  private turn = 0;

  /** @param origins  addresses of the running processes */
  constructor(private readonly origins: () => readonly string[]) {}

  async send(
    method: 'GET' | 'POST',
    path: string,
    { token, body, form }: { token?: string; body?: unknown; form?: string } = {},
    onTime: (ms: number) => void = () => {},
  ): Promise<Answer> {
    for (;;) {
      const origins = this.origins();
      this.turn += 1;
      const origin = origins[this.turn % origins.length];
      const began = performance.now();
      try {
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          },
          body: form ?? (body === undefined ? null : JSON.stringify(body)),
          redirect: 'manual',
        });
        const text = await answer.text();
        if (answer.status < 500) {
          onTime(performance.now() - began);
          const isJson = answer.headers.get('content-type')?.includes('json');
          return { status: answer.status, body: isJson ? JSON.parse(text) : text };
        }
      } catch {
        // The process was killed.
      }
      this.repeated += 1;
      await delay(20);
    }
  }
}

/** Orders a seat and pays it when `pays`. Returns whether the learner got a hold. */
export async function buy(
  clients: Clients,
  { courseId, batchId }: Batch,
  { token, pays, key }: { token: string; pays: boolean; key: string },
  onTime?: (ms: number) => void,
): Promise<boolean> {
  const body = { courseId, batchId, idempotencyKey: key };
  const placed = await clients.send('POST', '/backend/payment/orders', { token, body }, onTime);
  if (placed.status === 409 && ['BATCH_FULL', 'ALREADY_ENROLLED'].includes(placed.body.code)) {
    return placed.body.code === 'ALREADY_ENROLLED';
  }
  if (placed.status !== 200) throw new Error(`an order answered ${placed.status}: ${JSON.stringify(placed.body)}`);
  const { url } = placed.body.data.results.checkout ?? {};
  if (pays && url) await clients.send('POST', new URL(url, 'http://site.test').pathname, { form: 'outcome=succeed' });
  return true;
}

/**
 * Every buyer orders once, from so many connections at the same time. One of `unpaidOf` learners with a hold leaves
 * without paying. One of five refused buyers joins the waiting list.
 */
export async function race(
  clients: Clients,
  batch: Batch,
  tokens: readonly string[],
  { connections, round, unpaidOf }: { connections: number; round: string; unpaidOf: number },
): Promise<RaceResult> {
  const times: number[] = [];
  const result = { times, held: 0, refused: 0, waiting: 0 };
  const repeatedBefore = clients.repeated;
  const began = performance.now();
  let next = 0;
  const buyer = async () => {
    for (let at = next++; at < tokens.length; at = next++) {
      const token = tokens[at] ?? '';
      const wish = { token, pays: at % unpaidOf !== unpaidOf - 1, key: `${round}-${at}` };
      if (await buy(clients, batch, wish, (ms) => times.push(ms))) {
        result.held += 1;
        continue;
      }
      result.refused += 1;
      if (at % 5 > 0) continue;
      const body = { batch_id: batch.batchId };
      const joined = await clients.send('POST', '/backend/waiting-list', { token, body });
      if (joined.status === 200) result.waiting += 1;
      else if (joined.body.code === 'BATCH_HAS_SEATS') {
        // A seat became free between both calls.
        if (await buy(clients, batch, { ...wish, key: `${wish.key}-again` })) result.held += 1;
      } else throw new Error(`the waiting list answered ${JSON.stringify(joined.body)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, buyer));
  const seconds = (performance.now() - began) / 1000;
  return { ...result, repeated: clients.repeated - repeatedBefore, seconds };
}
