import { createRandom } from '../../random';
import type { AnswerOf, TextAnswers, TextTask } from '../tasks';
import { writeContent } from './contents';
import { writeCourse } from './course';
import { improve } from './improve';
import { writeMeta } from './meta';
import { writeModulePart } from './module';
import { courseTopicOf } from './topic';

/**
 * The writer at the end of the chain: it needs no network, knows the catalogue's fields, and gives the same text for
 * the same task. It always has an answer.
 */
export function write<T extends TextTask>(task: T): AnswerOf<T> {
  return answer(task) as AnswerOf<T>;
}

function answer(task: TextTask): TextAnswers[keyof TextAnswers] {
  if (task.kind === 'improve') return improve(task.text);
  if (task.kind === 'meta') return writeMeta(task.title, task.content);
  const topic = courseTopicOf(task.subject);
  const random = createRandom(JSON.stringify(task));
  if (task.kind === 'course') return writeCourse(topic, random);
  if (task.kind === 'content') return writeContent(task.contentType, topic, random);
  return writeModulePart(task.part, task.moduleName, topic, random);
}
