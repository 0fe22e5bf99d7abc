import type { CourseSummary } from '@kaksha/domain/catalogue';
import { createFakeHost, type FakeHost } from '@kaksha/testing/fake-host';
import { type FakeCall, failure, paged } from '@kaksha/testing/fake-http';
import { ownCourseWire } from '@kaksha/testing/wire/catalogue';

import contributions from './contributions';

/** For tests: a signed-in trainer, the published courses, and an API that answers the navigation's counts with empty lists. */
export function trainerHost(published: readonly CourseSummary[] = []): FakeHost {
  const host = createFakeHost({ as: 'trainer', remotes: { trainer: contributions } });
  host.http.on('GET', '/course-requests/received', paged([]));
  host.http.on('GET', '/patrons-registration/GetCourseDetailsByTrainerId/3', ({ params }: FakeCall) =>
    params.course_status === 'published' ? published.map(ownCourseWire) : [],
  );
  // Without access to these, no course says what is missing to sell it.
  host.http.on('GET', /^\/pricing\/(payment-config|tax-profile)/, failure(403, 'Only for the owner.'));
  host.http.on('GET', /^\/classes\/\d+\/materials$/, []);
  host.http.on('GET', /\/storage-use$/, { used_bytes: 3 * 1024 ** 3, quota_bytes: 5000 * 1024 ** 2 });
  return host;
}
