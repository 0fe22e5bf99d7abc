import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { authoredCourse, category } from '@kaksha/testing/factories';
import { createFakeHost, type FakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { authoredCourseWire, categoryWire, languageWire, subcategoryWire } from '@kaksha/testing/wire/catalogue';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';

/** Helpers for tests of the wizard: a trainer's host whose API answers with the form's lists and the given courses. */

export const createPath = '/patron/basicdetails/courses/create';
export const editPath = (id: number, search = '') => `/patron/basicdetails/courses/edit/${id}${search}`;
export const coursePath = (id: number) => `/patrons-registration/GetCourseDetailsById/${id}`;
export const updatePath = (id: number) => `/patrons-registration/UpdateCourseDetails/${id}`;
export const addPath = '/patrons-registration/AddCourseDetails';

export function wizardHost(...courses: AuthoredCourse[]): FakeHost {
  const host = createFakeHost({ as: 'trainer' });
  host.http.on('GET', '/categories', [
    categoryWire(category()),
    categoryWire(category({ id: 2, name: 'data', displayName: 'Data', motif: 'data' })),
  ]);
  host.http.on('GET', '/categories/1/subcategories', {
    subcategories: [subcategoryWire({ id: 1, categoryId: 1, name: 'Containers' })],
  });
  host.http.on('GET', '/categories/2/subcategories', {
    subcategories: [subcategoryWire({ id: 7, categoryId: 2, name: 'Warehouses' })],
  });
  host.http.on('GET', '/languages', [
    languageWire({ id: 1, name: 'english', displayName: 'English' }),
    languageWire({ id: 2, name: 'hindi', displayName: 'Hindi' }),
  ]);
  host.http.on('GET', '/pricing/platform-fee', { percent: 10 });
  host.http.on('POST', '/ai/image', failure(502, 'Nothing was drawn.', { code: 'AI_UNAVAILABLE' }));
  host.http.on('GET', /^\/classes\/\d+\/meeting$/, {
    batch_id: 0,
    url: null,
    provider: null,
    is_on_demand: false,
    version: 1,
  });
  for (const course of courses) host.http.on('GET', coursePath(course.id), authoredCourseWire(course));
  return host;
}

export function openWizard(path = createPath, host = wizardHost()) {
  return renderRoutes(remote.routes, { host, path });
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const saveButton = () => screen.getByRole('button', { name: 'Save & Continue' });

/** Fills in the required fields of step 1 except the thumbnail. */
export async function fillDetails(user: UserEvent, name = 'Site Reliability'): Promise<void> {
  await screen.findByRole('option', { name: 'Cloud & DevOps' });
  await user.type(field('Course name'), name);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'English');
  await user.type(field('Description'), 'Error budgets');
  await user.type(field('Prerequisites'), 'None');
  await user.type(field('Objectives'), 'Run an incident');
  await user.type(field('Trainer contact'), '9845012786');
  await user.type(field('Trainer email'), 'ananya@kaksha.test');
}

/** Uploads a picture through the file input. */
export async function sendPicture(user: UserEvent, { type = 'image/png', bytes = 8 } = {}): Promise<void> {
  const file = new File([new Uint8Array(bytes)], 'cover', { type });
  await user.upload(screen.getByLabelText('Thumbnail picture'), file);
}

export const storedPicture = {
  url: '/backend/media/cover-960.webp',
  sources: { avif: null, webp: null, width: 960, height: 640 },
};

/** A draft whose first step is done. */
export const draftCourse = (overrides: Partial<AuthoredCourse> = {}) =>
  authoredCourse({
    id: 9,
    status: 'draft',
    stage: 1,
    batches: [],
    contents: [],
    modules: [],
    version: 3,
    thumbnail: { src: '/backend/media/a1-960.webp', avif: null, webp: null, width: 960, height: 640 },
    ...overrides,
  });
