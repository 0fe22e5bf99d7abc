import { contentTypes } from '@kaksha/domain/catalogue';
import { joinList, splitList } from '@kaksha/domain/contents';
import fc from '@kaksha/testing/properties';
import { categories } from '../../../../demo-data/data/reference';
import { counts, type Range } from '../counts';
import { moduleParts, type Subject } from '../tasks';
import { subjectAreas } from './subject-areas/all';
import { general } from './subject-areas/general';
import { courseTopicOf } from './topic';
import { write } from './writer';

const kubernetes: Subject = { courseName: 'The Complete Kubernetes Bootcamp 2027', category: 'Cloud & DevOps' };
const singing: Subject = { courseName: 'Classical Carnatic Vocal for Beginners', category: 'Music' };

/** A course for every known subtopic, for every field, and for unknown subjects. */
const subjects: Subject[] = [
  ...subjectAreas.flatMap((field) => {
    const category = categories.find(({ motif }) => motif === field.motif)?.displayName;
    const names = [field.name, ...field.subtopics.map(({ name }) => name)];
    return names.map((name) => ({ courseName: `Practical ${name}`, category }));
  }),
  singing,
  { courseName: 'Sourdough, from Flour to Crust', category: 'Cooking', subcategory: 'Bread' },
  { courseName: '日本語の第一歩', category: null },
  { courseName: '???', category: '' },
];

function expectList(items: string[], { min, max }: Range) {
  expect(items.length).toBeGreaterThanOrEqual(min);
  expect(items.length).toBeLessThanOrEqual(max);
  // Items survive storage as a comma list and are distinct.
  expect(splitList(joinList(items))).toEqual(items);
  for (const item of items) expect(item).not.toMatch(/[{}\n]|undefined|null| {2}|^\s|\s$/);
}

describe('any subject', () => {
  test.each(subjects)('returns the requested number of items: $courseName', (subject) => {
    for (const contentType of contentTypes) {
      expectList(write({ kind: 'content', contentType, subject }), counts.content[contentType]);
    }
    for (const moduleName of ['Module 2: Introduction to Docker', 'Networking', 'तकनीक, part two']) {
      for (const part of moduleParts) {
        expectList(write({ kind: 'module', part, moduleName, subject }), counts.module[part]);
      }
    }
    const { description, prerequisites, objectives } = write({ kind: 'course', subject });
    expectList(prerequisites, counts.prerequisites);
    expectList(objectives, counts.objectives);
    const paragraphs = description.split('\n\n');
    expect(paragraphs.length).toBeGreaterThanOrEqual(counts.paragraphs.min);
    expect(paragraphs.length).toBeLessThanOrEqual(counts.paragraphs.max);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[^a-z\s{}][^{}]{80,}\.$/s);
  });

  test('any name gives texts', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.option(fc.string()),
        (courseName, moduleName, category) => {
          const subject = { courseName, category };
          expect(write({ kind: 'course', subject }).objectives.length).toBeGreaterThanOrEqual(4);
          for (const part of moduleParts) {
            const items = write({ kind: 'module', part, moduleName, subject });
            expect(items.length).toBeGreaterThanOrEqual(counts.module[part].min);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('the same task gives the same text, another course a different one', () => {
    const describe = (subject: Subject) => write({ kind: 'course', subject }).description;
    expect(describe(kubernetes)).toBe(describe({ ...kubernetes }));
    const all = new Set(subjects.map(describe));
    expect(all.size).toBe(subjects.length);
  });
});

describe('known subjects', () => {
  test('every category of the catalogue has a field', () => {
    for (const { displayName, motif } of categories) {
      expect([displayName, courseTopicOf({ courseName: 'Essentials', category: displayName }).field.motif]).toEqual([
        displayName,
        motif,
      ]);
    }
  });

  test.each(categories.flatMap(({ displayName, subcategories }) => subcategories.map((name) => [displayName, name])))(
    'the subcategory is enough to find the subject of a course in %s, %s',
    (category, subcategory) => {
      expect(courseTopicOf({ courseName: 'Essentials', category, subcategory }).subtopics).not.toEqual([]);
    },
  );

  test.each(subjectAreas.flatMap(({ motif, subtopics }) => subtopics.map(({ name }) => ({ motif, name }))))(
    'a course named after $name has that subject',
    ({ motif, name }) => {
      const category = categories.find((one) => one.motif === motif)?.displayName;
      expect(
        courseTopicOf({ courseName: `${name} in Practice`, category }).subtopics.map((subtopic) => subtopic.name),
      ).toContain(name);
    },
  );

  test('modules of a field have a name without commas and at least five topics', () => {
    for (const field of [...subjectAreas, general]) {
      const modules = field.subtopics.flatMap((subtopic) => subtopic.modules);
      for (const module of [...field.modules, ...modules]) {
        const [name, topics, ...rest] = module.split(': ');
        expect(rest).toEqual([]);
        expect(name).not.toContain(',');
        expect([name, splitList(topics as string).length >= 5]).toEqual([name, true]);
      }
    }
  });

  test('the description of a course uses the words of its subtopic', () => {
    const content = (contentType: (typeof contentTypes)[number]) =>
      write({ kind: 'content', contentType, subject: kubernetes });
    expect(content('Covering Tools')).toEqual(expect.arrayContaining(['kubectl', 'Helm', 'Docker']));
    expect(content('Skill Measure/syllabus')).toEqual(
      expect.arrayContaining(['Pods and deployments', 'Cluster security']),
    );
    expect(content('Offered Job Role')).toContain('Kubernetes Administrator');
    const { description } = write({ kind: 'course', subject: kubernetes });
    expect(description).toMatch(/Kubernetes/);
    expect(description).not.toMatch(/Bootcamp|2027|Complete/);
  });

  test('a module gets the topics of the subject in its name, also in a course on another subject', () => {
    const topics = (moduleName: string, subject: Subject) =>
      write({ kind: 'module', part: 'topics', moduleName, subject });
    expect(topics('Week 3 - Introduction to Docker', kubernetes)).toContain('Images and layers');
    expect(topics('Docker', { courseName: 'React in Practice', category: 'Web Development' })).toContain('Registries');
    expect(topics('Cluster networking', kubernetes)).toContain('Network policies');
    expect(topics('State', { courseName: 'React in Practice', category: 'Web Development' })).toContain('Reducers');
  });

  test('a course for beginners has fewer prerequisites', () => {
    const needs = (courseName: string) =>
      write({ kind: 'course', subject: { courseName, category: 'Programming' } }).prerequisites.join();
    expect(needs('Python for Beginners')).toMatch(/any age/);
    expect(needs('Advanced Python')).toMatch(/One programming language/);
    const asked = { courseName: 'Python', category: 'Programming', level: 'Beginner' as const };
    expect(write({ kind: 'course', subject: asked }).prerequisites.join()).toMatch(/any age/);
  });
});

describe('unknown subjects', () => {
  test('get texts with the words of the course and without tools of other fields', () => {
    const everything = [
      write({ kind: 'course', subject: singing }).description,
      ...contentTypes.flatMap((contentType) => write({ kind: 'content', contentType, subject: singing })),
      ...moduleParts.flatMap((part) => write({ kind: 'module', part, moduleName: 'Breathing', subject: singing })),
    ].join('\n');
    expect(everything).toMatch(/Classical Carnatic Vocal/);
    expect(everything).toMatch(/breathing/);
    expect(everything).not.toMatch(/deploy|code|software|Git\b|for Beginners/i);
  });

  test('ordinary words do not select a field, the name of a tool does', () => {
    const field = (courseName: string, category: string | null) => courseTopicOf({ courseName, category }).field;
    expect(field('Live Performance Skills', 'Music')).toBe(general);
    expect(field('Go to Market', null)).toBe(general);
    expect(field('Kubernetes for Everyone', 'Infrastructure').motif).toBe('cloud');
    expect(field('Figma from Scratch', null).motif).toBe('design');
  });
});
