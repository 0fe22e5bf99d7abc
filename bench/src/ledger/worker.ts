/** One process of the benchmark of the ledger: moves the money of its part of the orders. Repeats after a kill. */
import { setTimeout as delay } from 'node:timers/promises';
import { createServices } from '@kaksha/api/app';
import { systemContext } from '@kaksha/api/platform/context/context';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { listRandomOrders, moveRandomMoney } from '@kaksha/api/test/random-money';
import { moveRandomPayouts } from '@kaksha/api/test/random-payouts';
import { sql } from 'drizzle-orm';

const [part = 0, parts = 1, adminId = 0] = process.argv.slice(2).map(Number);
const settings = readSettings();
const { services, close } = await createServices(settings, { worker: false });
const context = systemContext(services, settings);
const done = await services.db.execute<{ id: number }>(
  sql`select order_id as id from ledger_transfers where kind = 'sale'`,
);
const begun = new Set(done.rows.map(({ id }) => id));
// Orders of all sellers mixed, those that are not begun last. A started one is repeated, because it may be half done.
const orders = (await listRandomOrders(services.db))
  .filter(({ id }) => id % parts === part)
  .sort((one, other) => mixed(one.id) - mixed(other.id));
function mixed(id: number): number {
  return (id * 7919) % 1_000_003;
}
const recent = orders.filter(({ id }) => begun.has(id)).slice(-200);
const concurrency = 8;
const queue = [...recent, ...orders.filter(({ id }) => !begun.has(id))];
let next = 0;
let isMoving = true;
async function move(): Promise<void> {
  for (let order = queue[next++]; order; order = queue[next++]) await moveRandomMoney(context, order);
}
async function pay(): Promise<void> {
  while (isMoving) {
    await moveRandomPayouts(context, adminId, `${part} ${Date.now()}`);
    await delay(4000);
  }
}
const paying = pay();
await Promise.all(Array.from({ length: concurrency }, move));
isMoving = false;
await paying;
await close();
process.exit(0);
