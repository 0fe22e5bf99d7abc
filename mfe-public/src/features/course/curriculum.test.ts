import { courseDetails } from '@kaksha/testing/factories';
import { curriculumOf } from './curriculum';

const content = (type: ReturnType<typeof courseDetails>['contents'][number]['type'], ...items: string[]) => ({
  id: items.length,
  type,
  items,
  live: true,
});

test('the outcomes are the objectives and the lines of the syllabus that no module names', () => {
  const { outcomes } = curriculumOf(courseDetails());
  expect(outcomes).toEqual(['Deploy, watch and repair a cluster', 'Services', 'Upgrades']);
});

test('every shown content has a place, in the words of learners', () => {
  const { tools, extras, fit } = curriculumOf(
    courseDetails({
      prerequisites: 'A laptop\nA shell',
      contents: [
        content('Covering Tools', 'Helm'),
        content('Training Project Description', 'A shop'),
        content('Bonus Topics', 'Interviews'),
        content('Audience Profile', 'Developers'),
        content('PreRequisites/Requirement', 'a laptop', 'Time'),
        content('Salient Features', 'Recordings'),
        content('Benefits', 'A certificate'),
        content('Offered Job Role', 'Platform engineer'),
      ],
    }),
  );
  expect(tools).toEqual(['Helm']);
  const texts = (parts: typeof fit) => parts.map(({ title, items }) => [title, ...items]);
  expect(texts(extras)).toEqual([
    ['What you will build', 'A shop'],
    ['Also covered', 'Interviews'],
    ['How the classes work', 'Recordings'],
    ['What you get', 'A certificate'],
    ['Jobs it prepares for', 'Platform engineer'],
  ]);
  expect(texts(fit)).toEqual([
    ['Who it is for', 'Developers'],
    ['Before you start', 'A laptop', 'A shell', 'Time'],
  ]);
});

test('leaves out hidden contents and prerequisites that say "None"', () => {
  const hidden = { ...content('Benefits', 'A certificate'), live: false };
  const { extras, fit } = curriculumOf(courseDetails({ prerequisites: 'None.', contents: [hidden] }));
  expect([...extras, ...fit]).toEqual([]);
});
