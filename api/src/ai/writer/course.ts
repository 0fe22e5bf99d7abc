import { splitList } from '@kaksha/domain/contents';
import type { Random } from '../../random';
import { counts } from '../counts';
import type { CourseText } from '../tasks';
import { audienceOf, needsOf, roleOf, syllabus } from './contents';
import { general } from './fields/general';
import { pickItems } from './pick';
import { enumerate, fill, hasPhrase, lowerFirst, plainWords, upperFirst } from './text';
import { type CourseTopic, itemsOf } from './topic';

/** The first step of the wizard: what the course is, what it needs and what it leads to. */
export function writeCourse(topic: CourseTopic, random: Random): CourseText {
  return {
    description: describe(topic, random),
    prerequisites: pickItems(counts.prerequisites, random, needsOf(topic)),
    objectives: objectives(topic, random),
  };
}

function objectives(topic: CourseTopic, random: Random): string[] {
  const { field, subtopics } = topic;
  const own = subtopics.flatMap(({ goals }) => itemsOf(goals, topic));
  // A course on the whole field has the first goal of each subtopic.
  const broad = field.subtopics.flatMap(({ goals }) => itemsOf(goals, topic).slice(0, 1));
  return pickItems(counts.objectives, random, own.length > 0 ? own : broad, itemsOf(general.goals ?? '', topic));
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
function describe(topic: CourseTopic, random: Random): string {
  const { field, subtopics, courseName } = topic;
  const tools = itemsOf((subtopics[0] ?? field).tools, topic).slice(0, 4);
  const [first, second, ...rest] = syllabus(topic, random).map((name) => lowerFirst(name));
  const project = lowerFirst(random.pick(itemsOf((subtopics[0] ?? field).projects, topic)));
  const who = enumerate(random.sample(audienceOf(topic), 2).map((one) => lowerFirst(one)));
  const lead = fill(random.pick(leads), { course: courseName, it: titleOf(topic) });
  const paragraphs = [
    `${lead} You work with ${enumerate(random.sample(tools, 3))} from the first day on.`,
    `We begin with ${first}, go on with ${second} and reach, step by step, ${rest[0]}, ${rest[1]} and later ${rest[2]}. ` +
      `The course ends with a project: ${project}. You leave with work that ${roleOf(topic, random)} would be proud of.`,
  ];
  if (random.chance(0.6)) paragraphs.push(upperFirst(fill(random.pick(closings), { who })));
  return paragraphs.join('\n\n');
}

/** What a sentence says that the course is about: its own words where they tell, else the subtopic's or field's name. */
function titleOf({ field, subtopics, subject }: CourseTopic): string {
  const words = splitList(subtopics.map((subtopic) => subtopic.words).join(', '));
  const tells = field === general || words.some((phrase) => hasPhrase(plainWords(subject), plainWords(phrase)));
  return tells ? subject : (subtopics[0] ?? field).name;
}
