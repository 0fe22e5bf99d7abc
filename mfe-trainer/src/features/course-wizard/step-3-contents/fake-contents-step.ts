import type { ContentType, CourseContent } from '@kaksha/domain/catalogue';
import { batch } from '@kaksha/testing/factories';
import { picture } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { screen, within } from '@testing-library/react';
import { coursePath, draftCourse, editPath, openWizard, wizardHost } from '../fake-wizard';

export const addContentPath = '/course-content/addContentTypes';
export const content = (id: number, type: ContentType, items: string[]): CourseContent => ({
  id,
  type,
  items,
  live: true,
});
export const syllabus = content(1, 'Skill Measure/syllabus', ['Pods', 'Upgrades (minor, major)']);
export const roles = content(2, 'Offered Job Role', ['Platform engineer']);
export const tools = content(3, 'Covering Tools', ['kubectl', 'Helm']);
export const whole = [syllabus, roles, tools];

/** Opens step 3; `now` is the course of the next load. */
export async function openContents(contents: CourseContent[] = [], name = 'Kubernetes in Production') {
  const now = { contents, name };
  const host = wizardHost();
  host.http.on('POST', '/ai/image', picture());
  host.http.on('GET', coursePath(9), () =>
    authoredCourseWire(draftCourse({ stage: 2, batches: [batch()], contents: now.contents, name: now.name })),
  );
  const wizard = openWizard(editPath(9, '?step=3'), host);
  await screen.findByRole('heading', { level: 1, name: 'Course Content' });
  return { ...wizard, now };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const chip = (type: string) =>
  within(screen.getByRole('group', { name: 'Content type' })).getByRole('button', { name: new RegExp(`^${type}`) });
export const description = () => screen.getByRole('textbox', { name: 'Description' });
export const titles = ({ host }: { host: ReturnType<typeof wizardHost> }) => host.notices.map(({ title }) => title);
export const preview = () => screen.getByRole('list', { name: 'Description, as it will be shown' });
export const saved = () => screen.getByRole('list', { name: 'Saved contents' });
