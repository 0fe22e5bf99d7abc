/**
 * The load of the benchmark `join`, in its own process: each learner joins at a random moment of the minute, the same
 * moment on each server. Every tenth one clicks twice. Arrivals do not wait for answers.
 */
import { setTimeout as delay } from 'node:timers/promises';

interface Load {
  servers: { name: string; url: string }[];
  tokens: string[];
  seconds: number;
}

process.once('message', async ({ servers, tokens, seconds }: Load) => {
  const times = new Map<string, number[]>(servers.map(({ name }) => [name, []]));
  const failures: string[] = [];
  const join = async (name: string, url: string, token: string) => {
    const began = performance.now();
    const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    times.get(name)?.push(performance.now() - began);
    if (answer.status !== 200) failures.push(`${name} answered ${answer.status}: ${text.slice(0, 200)}`);
  };
  await Promise.all(
    tokens.map(async (token, at) => {
      await delay(Math.random() * seconds * 1000);
      const clicks = at % 10 === 0 ? 2 : 1;
      // The servers take turns in being first.
      const inTurn = at % 2 === 0 ? servers : servers.toReversed();
      await Promise.all(
        inTurn.flatMap(({ name, url }) => Array.from({ length: clicks }, () => join(name, url, token))),
      );
    }),
  );
  process.send?.({ times: Object.fromEntries(times), failures });
});
