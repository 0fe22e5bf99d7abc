import { createFakeHost, type FakeHost } from '@kaksha/testing/fake-host';
import { paged } from '@kaksha/testing/fake-http';

/** For tests: a signed-in trainer, and an API that answers the navigation's counts with empty lists. */
export function trainerHost(): FakeHost {
  const host = createFakeHost({ as: 'trainer' });
  host.http.on('GET', '/course-requests/received', paged([]));
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', []);
  host.http.on('GET', /^\/classes\/\d+\/materials$/, []);
  return host;
}
