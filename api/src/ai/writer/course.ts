import { splitList } from '@kaksha/domain/contents';
import type { Random } from '../../random';
import { counts } from '../counts';
import type { CourseText } from '../tasks';
import { audienceOf, needsOf, roleOf, syllabus } from './contents';
import { general } from './fields/general';
import { itemsOf, type Matter } from './matter';
import { pickItems } from './pick';
import { enumerate, fill, hasPhrase, lowerFirst, plainWords, upperFirst } from './words';

/** The first step of the wizard: what the course is, what it needs and what it leads to. */
export function writeCourse(matter: Matter, random: Random): CourseText {
  return {
    description: describe(matter, random),
    prerequisites: pickItems(counts.prerequisites, random, needsOf(matter)),
    objectives: objectives(matter, random),
  };
}

function objectives(matter: Matter, random: Random): string[] {
  const { field, strands } = matter;
  const own = strands.flatMap(({ goals }) => itemsOf(goals, matter));
  // A course on the whole field has the first goal of each strand.
  const broad = field.strands.flatMap(({ goals }) => itemsOf(goals, matter).slice(0, 1));
  return pickItems(counts.objectives, random, own.length > 0 ? own : broad, itemsOf(general.goals ?? '', matter));
}

const leads = [
  '{course} is a live course for people who want to do {it} and not only hear about it.',
  'This is a live course on {it}, taught by doing: the trainer sees your work and answers while the question is still fresh.',
  'Learn {it} in live sessions, with a trainer who reads what you write and tells you what to change.',
];

const closings = [
  '{who} will feel at home. Each session ends with something that works, so that you can tell what you have learnt.',
  'The course suits {who}. Between the sessions there are small tasks, and the trainer answers questions about each of them.',
  'It is meant for {who}. Bring work of your own: there is time for it, and it is the best exercise.',
];

/** Two paragraphs, or three: what it is, how it goes, whom it suits. */
function describe(matter: Matter, random: Random): string {
  const { field, strands, courseName } = matter;
  const tools = itemsOf((strands[0] ?? field).tools, matter).slice(0, 4);
  const [first, second, ...rest] = syllabus(matter, random).map((name) => lowerFirst(name));
  const project = lowerFirst(random.pick(itemsOf((strands[0] ?? field).projects, matter)));
  const who = enumerate(random.sample(audienceOf(matter), 2).map((one) => lowerFirst(one)));
  const lead = fill(random.pick(leads), { course: courseName, it: titleOf(matter) });
  const paragraphs = [
    `${lead} You work with ${enumerate(random.sample(tools, 3))} from the first day on.`,
    `We begin with ${first}, go on with ${second} and reach, step by step, ${rest[0]}, ${rest[1]} and later ${rest[2]}. ` +
      `The course ends with a project: ${project}. You leave with work that ${roleOf(matter, random)} would be proud of.`,
  ];
  if (random.chance(0.6)) paragraphs.push(upperFirst(fill(random.pick(closings), { who })));
  return paragraphs.join('\n\n');
}

/** What a sentence says that the course is about: its own words where they tell, else the strand's or field's name. */
function titleOf({ field, strands, subject }: Matter): string {
  const words = splitList(strands.map((strand) => strand.words).join(', '));
  const tells = field === general || words.some((phrase) => hasPhrase(plainWords(subject), plainWords(phrase)));
  return tells ? subject : (strands[0] ?? field).name;
}
