import { downloadText } from './download-text';

test('downloads a text as a file of its name and type and cleans up', async () => {
  const blobs: Blob[] = [];
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => {} });
  const pressed: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this);
  });
  downloadText('name\nPriya', { name: 'people.csv', type: 'text/csv' });
  expect(pressed[0]).toHaveAttribute('download', 'people.csv');
  expect(pressed[0]).toHaveAttribute('href', 'blob:1');
  expect(blobs[0]).toMatchObject({ type: 'text/csv', size: 10 });
  expect(document.querySelector('a')).toBeNull();
});
