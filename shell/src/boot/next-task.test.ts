import { nextTask } from './next-task';

test('lets the browser decide when the work goes on', async () => {
  const order: string[] = [];
  const browser = {
    scheduler: {
      yield: async () => {
        order.push('the browser');
      },
    },
  };
  await nextTask(browser).then(() => order.push('the work'));
  expect(order).toEqual(['the browser', 'the work']);
});

test('lets other tasks run first in browsers without a scheduler', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('another task'));
  await nextTask({}).then(() => order.push('the work'));
  expect(order).toEqual(['another task', 'the work']);
});
