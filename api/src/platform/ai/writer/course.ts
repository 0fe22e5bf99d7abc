import { splitList } from '@kaksha/domain/contents';
import type { Random } from '../../drawing/random';
import { counts } from '../counts';
import type { CourseText } from '../tasks';
import { audienceOf, goalsOf, needsOf, syllabus } from './contents';
import { pickItems } from './pick';
import { general } from './subject-areas/general';
import { enumerate, fill, hasPhrase, lowerFirst, plainWords } from './text';
import { type CourseTopic, itemsOf } from './topic';

/** The texts of the wizard's first step. */
export function writeCourse(topic: CourseTopic, random: Random): CourseText {
  return {
    description: describe(topic, random),
    prerequisites: pickItems(counts.prerequisites, random, needsOf(topic)),
    objectives: pickItems(counts.objectives, random, goalsOf(topic)),
  };
}

const leads = [
  '{course} is a live course on {it}, from the basic terms to work in practice.',
  'This is a live course on {it} for people who want to use it in their own work.',
  'A live course on {it}, step by step, for people who want to put it to use.',
];

const closings = [
  'The course is meant for {who}, whatever their reason for learning {it} may be.',
  'The course suits {who}, and other people who want to learn {it}.',
  'The audience of the course are {who}, and other people with an interest in {it}.',
];

/** Two or three paragraphs: subject, topics, audience. They describe the field and promise nothing. */
function describe(topic: CourseTopic, random: Random): string {
  const { field, subtopics, courseName } = topic;
  const tools = itemsOf((subtopics[0] ?? field).tools, topic).slice(0, 4);
  const [first, second, third, fourth, fifth] = syllabus(topic, random).map((name) => lowerFirst(name));
  const project = lowerFirst(random.pick(itemsOf((subtopics[0] ?? field).projects, topic)));
  const who = enumerate(random.sample(audienceOf(topic), 2).map((one) => lowerFirst(one)));
  const it = titleOf(topic);
  const lead = fill(random.pick(leads), { course: courseName, it });
  const paragraphs = [
    `${lead} Common tools of the field are ${enumerate(random.sample(tools, 3))}.`,
    `Topics include ${first}, ${second}, ${third}, ${fourth} and ${fifth}. ` +
      `A typical project of the field is ${project}.`,
  ];
  const closing = fill(random.pick(closings), { who, it });
  if (random.chance(0.6)) paragraphs.push(closing);
  return paragraphs.join('\n\n');
}

/** The subject in a sentence: from the course name when it names the subject, else the subtopic's or field's name. */
function titleOf({ field, subtopics, subject }: CourseTopic): string {
  const words = splitList(subtopics.map((subtopic) => subtopic.words).join(', '));
  const namesSubject = field === general || words.some((phrase) => hasPhrase(plainWords(subject), plainWords(phrase)));
  return namesSubject ? subject : (subtopics[0] ?? field).name;
}
