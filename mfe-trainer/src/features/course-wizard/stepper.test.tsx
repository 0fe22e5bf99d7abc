import type { WizardStep } from '@kaksha/domain/course-progress';
import { authoredCourse } from '@kaksha/testing/factories';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';
import { doneSteps, shownStep } from './steps';

const draft = authoredCourse({ status: 'draft', stage: 1, batches: [], contents: [], modules: [] });

function show(current: WizardStep, course: Parameters<typeof doneSteps>[0] = draft) {
  const onStep = jest.fn();
  render(<Stepper current={current} done={doneSteps(course)} onStep={onStep} />);
  return { onStep, user: userEvent.setup() };
}
const names = () => screen.getAllByRole('button').map((button) => button.textContent);
const open = () =>
  screen
    .getAllByRole('button')
    .filter((button) => !(button as HTMLButtonElement).disabled)
    .map((button) => button.textContent?.replace(/^\d/, '').replace(', completed', ''));

test('lists the five steps and marks the current and the completed ones', () => {
  show('timings');
  expect(names()).toEqual(['Course Details, completed', '2Timings', '3Content', '4Curriculum', '5Finish']);
  expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName('Timings');
});

test('enables the steps up to the current one and completed steps', async () => {
  const { user, onStep } = show('timings');
  expect(open()).toEqual(['Course Details', 'Timings']);
  await user.click(screen.getByRole('button', { name: /Course Details/ }));
  expect(onStep).toHaveBeenCalledWith('details');
});

test('keeps completed steps after the current one enabled', () => {
  show('details', authoredCourse({ stage: 4 }));
  expect(open()).toEqual(['Course Details', 'Timings', 'Content', 'Curriculum']);
});

test('enables only the first step of an unsaved course', () => {
  show('details', null);
  expect(open()).toEqual(['Course Details']);
});

test.each([
  ['details', 0],
  ['timings', 25],
  ['contents', 50],
  ['curriculum', 75],
  ['finish', 100],
] as const)('at %s the progress bar is filled to %i per cent', (step, filled) => {
  show(step, authoredCourse());
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', String(filled));
});

describe('the step for a URL', () => {
  const halfway = authoredCourse({ status: 'draft', stage: 3, modules: [] });
  test.each([
    ['a new course', null, '?step=3', 'details'],
    ['a draft without a step in the address', draft, '', 'timings'],
    ['a draft further on', halfway, '', 'curriculum'],
    ['a step that is done', halfway, '?step=2', 'timings'],
    ['the first incomplete step', halfway, '?step=4', 'curriculum'],
    ['a step too far', draft, '?step=4', 'timings'],
    ['no step at all', draft, '?step=9', 'timings'],
    ['a course that lacks nothing', authoredCourse(), '', 'details'],
    ['its last step', authoredCourse(), '?step=5', 'finish'],
  ] as const)('%s', (_case, course, search, step) => {
    expect(shownStep(course, search)).toBe(step);
  });
});
