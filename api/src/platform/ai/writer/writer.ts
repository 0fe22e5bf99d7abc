import { createRandom } from '../../drawing/random';
import type { AnswerOf, TextAnswers, TextTask } from '../tasks';
import { writeContent } from './contents';
import { writeCourse } from './course';
import { improve } from './improve';
import { writeMeta } from './meta';
import { writeModulePart } from './module';
import { courseTopicOf } from './topic';

/**
 * Writes texts from fixed lists about the catalogue's fields, without network. The same task gives the same text, and
 * no text promises anything in the trainer's name.
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
