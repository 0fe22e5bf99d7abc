import { envelopeData } from '@kaksha/testing/fake-http';

/** The answer of a list of people of course 1. */
export const peopleOf = (results: unknown[], extra = {}) =>
  envelopeData({
    results,
    count: results.length,
    capped: false,
    current_page: 1,
    total_pages: 1,
    course: { id: 1, course_name: 'Kubernetes in Production' },
    ...extra,
  });
