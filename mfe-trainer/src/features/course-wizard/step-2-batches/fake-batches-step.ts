import type { Batch } from '@kaksha/domain/catalogue';
import { batch } from '@kaksha/testing/factories';
import { envelopeData } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { screen } from '@testing-library/react';
import { coursePath, draftCourse, editPath, openWizard, wizardHost } from '../fake-wizard';

export const evening = batch({ id: 4, courseId: 9 });
export const weekend = batch({
  id: 5,
  courseId: 9,
  dayOfWeek: 2,
  startDate: '2026-01-24',
  endDate: null,
  endTime: null,
  timePart: 'Morning',
  startTime: '10:00',
});

/** Opens step 2 of a draft; `now.batches` are the batches of the next load. */
export async function openTimings(...batches: Batch[]) {
  const now = { batches };
  const host = wizardHost();
  host.http.on('GET', coursePath(9), () => authoredCourseWire(draftCourse({ batches: now.batches })));
  const wizard = openWizard(editPath(9, '?step=2'), host);
  await screen.findByRole('heading', { level: 1, name: 'Course Timings' });
  return { ...wizard, now };
}

/** The learners of the course. */
export const students = (...results: unknown[]) =>
  envelopeData({
    results,
    count: results.length,
    capped: false,
    current_page: 1,
    total_pages: 1,
    course: { id: 9, course_name: 'Kubernetes in Production' },
  });

export const box = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });
export const select = (name: string) => screen.getByRole('combobox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const titles = ({ host }: { host: ReturnType<typeof wizardHost> }) => host.notices.map(({ title }) => title);
