// The load of the benchmark `hostile`, in its own process: slow inputs in a loop until the message `stop`.
import { hostileCalls } from './measure-hostile-inputs.mjs';

process.once('message', async ({ api, tokens, connections }) => {
  const list = hostileCalls();
  let calls = 0;
  let running = true;
  const unexpected = new Set();
  /** Milliseconds of the longest call by path. */
  const longest = new Map();
  process.once('message', () => {
    running = false;
  });
  process.send?.('started');

  const attack = async (connection) => {
    for (let at = connection; running; at += connections) {
      const { method, path, body, as, mayBeLimited } = list[at % list.length];
      const headers = {
        ...(body && { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${tokens[as]}` }),
      };
      const began = performance.now();
      const answer = await fetch(api + path, { method, headers, body, signal: AbortSignal.timeout(30_000) }).catch(
        (error) => error,
      );
      if (answer instanceof Error) unexpected.add(`${method} ${path.slice(0, 80)}: ${answer.name}`);
      else {
        await answer.arrayBuffer();
        // Refused sessions would leave the code behind them unmeasured.
        if (answer.status >= 500 || answer.status === 401 || (answer.status === 429 && !mayBeLimited)) {
          unexpected.add(`${method} ${path.slice(0, 80)}: ${answer.status}`);
        }
      }
      const name = `${method} ${path.split('?')[0]?.slice(0, 40)}`;
      longest.set(name, Math.max(longest.get(name) ?? 0, Math.round(performance.now() - began)));
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => attack(connection)));
  const named = [...longest].sort((a, b) => b[1] - a[1]).map(([name, ms]) => `${name} ${ms} ms`);
  process.send?.({ calls, unexpected: [...unexpected], longest: named });
});
