import { category, course } from '@kaksha/testing/factories';
import { failure, pagedCourses } from '@kaksha/testing/fake-http';
import { categoryWire, courseWire } from '@kaksha/testing/wire/catalogue';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';

const search = '/patrons-registration/GetAllCourses';
const names = '/patrons-registration/GetSearchSuggestions';

const routes = [
  {
    index: true,
    element: (
      <>
        <h1>Welcome</h1>
        <input aria-label="Message" />
        {/* biome-ignore lint/a11y/useSemanticElements: stands for the editor of posts */}
        <div role="textbox" aria-label="Post" contentEditable suppressContentEditableWarning tabIndex={0} />
      </>
    ),
  },
  {
    path: 'live-courses',
    element: (
      <>
        <h1>Courses</h1>
        <input name="q" aria-label="Search courses" />
      </>
    ),
  },
  { path: '*', element: <h1>Another page</h1> },
];

function open(path = '/', user?: object) {
  return renderShell({
    routes,
    path,
    ...(user && { user }),
    prepare(api) {
      api.on('GET', '/patrons-registration/GetPopularSearches', ['Figma']);
      api.on('GET', '/categories', [categoryWire(category({ displayName: 'Data Science' }))]);
      api.on('GET', search, pagedCourses([courseWire(course({ name: 'Data pipelines' }))]));
      api.on('GET', names, { trainers: [{ id: 3, name: 'Data Dsouza', headline: '' }], places: [], tools: [] });
    },
  });
}

const field = () => screen.findByRole('combobox', { name: 'Search courses, trainers and pages' });
const option = (name: RegExp) => screen.findByRole('option', { name });

afterEach(clearBrowser);

test('a press opens the palette, Escape closes it and the focus returns', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Search courses' });
  await user.click(button);
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test.each(['/', '{Control>}k{/Control}'])('the key %s opens the palette', async (keys) => {
  const { user } = await open();
  await user.keyboard(keys);
  expect(await field()).toHaveValue('');
});

test('/ is a letter in fields and in editors; Ctrl+K opens from fields and belongs to editors', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('textbox', { name: 'Message' }));
  await user.keyboard('/');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('/');
  const editor = screen.getByRole('textbox', { name: 'Post' });
  expect(fireEvent.keyDown(editor, { key: '/' })).toBe(true);
  expect(fireEvent.keyDown(editor, { key: 'k', ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toBeInTheDocument();
});

test('the key / can be turned off', async () => {
  const { user } = await open();
  await user.keyboard('/');
  await user.click(await screen.findByRole('checkbox', { name: 'The key / opens this search' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
});

test('/ on the course search focuses the field of the page', async () => {
  const { user } = await open('/live-courses');
  await user.keyboard('/');
  expect(screen.getByRole('textbox', { name: 'Search courses' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Enter searches for the text', async () => {
  const { user, router } = await open();
  await user.keyboard('/');
  await user.type(await field(), 'power bi{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=power+bi'));
  expect(await screen.findByRole('heading', { name: 'Courses' })).toHaveFocus();
});

test('arrow keys, Home and End move through categories, courses and trainers, and Enter opens one', async () => {
  const { user, router } = await open();
  await user.keyboard('/');
  const input = await field();
  await user.type(input, 'data');
  const last = await option(/Data Dsouza/);
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', (await option(/^data/)).id);
  await user.keyboard('{ArrowDown}');
  expect(await option(/Data Science/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(input).toHaveAttribute('aria-activedescendant', last.id);
  await user.keyboard('{ArrowDown}');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{Home}{End}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/instructorprofile/3'));
});

test('offers the pages that the user may open', async () => {
  const { user, router } = await open('/', wireUser);
  await user.keyboard('/');
  expect(await option(/Saved Courses/)).toBeInTheDocument();
  expect(await option(/Figma/)).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Trainer home/ })).not.toBeInTheDocument();
  await user.click(await option(/Saved Courses/));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-dashboard/saved-course'));
});

test('says that the suggestions did not load, and loads them again', async () => {
  const { user, api } = await open();
  for (const path of ['/categories', search, names]) api.on('GET', path, failure(500, 'Down'));
  await user.keyboard('/');
  await user.type(await field(), 'data');
  expect(await screen.findByText(/did not load/)).toBeInTheDocument();
  api.on('GET', search, pagedCourses([courseWire(course({ name: 'Data pipelines' }))]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await option(/Data pipelines/)).toBeInTheDocument();
});
