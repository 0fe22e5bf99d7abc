/** One process of the benchmark of the ledger: moves the money of its part of the orders. Repeats after a kill. */
import { systemContext } from '@kaksha/api/context';
import { createServices } from '@kaksha/api/create-services';
import { readSettings } from '@kaksha/api/settings';
import { listRandomOrders, moveRandomMoney } from '@kaksha/api/test/random-money';

const [part = 0, parts = 1] = process.argv.slice(2).map(Number);
const settings = readSettings();
const { services, close } = await createServices(settings, { worker: false });
const context = systemContext(services, settings);
const orders = (await listRandomOrders(services.db)).filter(({ id }) => id % parts === part);
const concurrency = 8;
let next = 0;
async function move(): Promise<void> {
  for (let order = orders[next++]; order; order = orders[next++]) await moveRandomMoney(context, order);
}
await Promise.all(Array.from({ length: concurrency }, move));
await close();
process.exit(0);
