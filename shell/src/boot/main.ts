import '@kaksha/ui/tokens.css';
import '@kaksha/ui/base.css';
import { nextTask } from './next-task';

/** Runs the script of the host in parts, because as one task it would delay an input for too long. */
async function main() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

void main();
