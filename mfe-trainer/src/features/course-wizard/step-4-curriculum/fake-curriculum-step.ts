import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseModule } from '@kaksha/domain/catalogue';
import type { MissingItem } from '@kaksha/domain/course-progress';
import { authoredCourse, batch } from '@kaksha/testing/factories';
import { envelopeData, picture } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { addedModuleWire } from '@kaksha/testing/wire/trainer-area';
import { screen } from '@testing-library/react';
import { coursePath, draftCourse, editPath, openWizard, wizardHost } from '../fake-wizard';

export const modulePath = '/courseCurriculum/curriculum';
export const contents = authoredCourse().contents;
export const first: CourseModule = {
  id: 1,
  name: 'First cluster',
  topics: ['Nodes', 'Pods'],
  handsOn: ['Build one'],
  skills: ['kubectl'],
};
export const second: CourseModule = { id: 2, name: 'Bad days', topics: ['Evictions'], handsOn: [], skills: [] };

/** Opens step 4; `now` is the course of the next load. */
export async function openCurriculum(modules: CourseModule[] = [], course: Partial<AuthoredCourse> = {}) {
  const now: Partial<AuthoredCourse> = { modules, stage: 3, batches: [batch()], contents, ...course };
  const host = wizardHost();
  // One of the links opens step 3, which shows icons.
  host.http.on('POST', '/ai/image', picture());
  host.http.on('GET', coursePath(9), () => authoredCourseWire(draftCourse(now)));
  const wizard = openWizard(editPath(9, '?step=4'), host);
  await screen.findByRole('heading', { level: 1, name: 'Course Curriculum' });
  return { ...wizard, now };
}

export const published = { status: 'published', stage: 4 } as const;
export const answer = (
  module: CourseModule,
  course: { stage: number; status: 'draft' | 'published'; missing: MissingItem[] },
) => envelopeData(addedModuleWire({ module, course }));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The stepper has a button with the same name. */
export const finish = () => screen.getAllByRole('button', { name: 'Finish' }).at(-1) as HTMLElement;
export const field = (name: string) => screen.getByRole('textbox', { name });
export const titles = ({ host }: { host: ReturnType<typeof wizardHost> }) => host.notices.map(({ title }) => title);
export const list = () => screen.getByRole('list', { name: /^Modules/ });
