import { createFakeHost } from '@kaksha/testing/fake-host';
import { shareCourse } from './share-course';

const course = { id: 7, name: 'Kubernetes in Production' };
const url = 'http://localhost/course/kubernetes-in-production/7';

function withNavigator(features: { share?: jest.Mock; writeText?: jest.Mock }) {
  const { share, writeText = jest.fn(async () => {}) } = features;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return { share, writeText };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test("opens the device's share sheet with the course's URL", async () => {
  const host = createFakeHost();
  const { share, writeText } = withNavigator({ share: jest.fn(async () => {}) });
  await shareCourse(host, course);
  expect(share).toHaveBeenCalledWith({ title: course.name, url });
  expect(writeText).not.toHaveBeenCalled();
  expect(host.notices).toEqual([]);
});

test('closing the share sheet does nothing', async () => {
  const host = createFakeHost();
  const { writeText } = withNavigator({ share: jest.fn().mockRejectedValue(new DOMException('no', 'AbortError')) });
  await shareCourse(host, course);
  expect(writeText).not.toHaveBeenCalled();
  expect(host.notices).toEqual([]);
});

test('copies the URL with a notice when sharing is not available or fails', async () => {
  const host = createFakeHost();
  const { writeText } = withNavigator({ share: jest.fn().mockRejectedValue(new Error('not allowed')) });
  await shareCourse(host, course);
  Reflect.deleteProperty(navigator, 'share');
  await shareCourse(host, course);
  expect(writeText.mock.calls).toEqual([[url], [url]]);
  expect(host.notices.map(({ type, title }) => [type, title])).toEqual([
    ['success', 'Course link copied'],
    ['success', 'Course link copied'],
  ]);
});

test('shows a URL that could not be copied', async () => {
  const host = createFakeHost();
  withNavigator({ writeText: jest.fn().mockRejectedValue(new Error('denied')) });
  await shareCourse(host, course);
  expect(host.notices).toEqual([
    expect.objectContaining({ type: 'error', title: 'The link could not be copied', description: url }),
  ]);
});
