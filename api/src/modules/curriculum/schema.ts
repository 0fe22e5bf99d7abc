import { courseStatuses } from '@kaksha/domain/catalogue';
import { missingParts } from '@kaksha/domain/course-progress';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, maxFormText, nullable, oneOf } from '../../platform/http/wire';
import { ModuleWire as CourseModuleWire } from '../catalogue/courses/schema';

/** Alternative spellings that requests may use. */
export const moduleSpellings = {
  courseId: ['course_id', 'CourseId'],
  trainerId: ['trainer_id', 'TrainerId'],
  moduleName: ['module_name', 'ModuleName'],
  topic_name: ['topicName', 'TopicName'],
  hands_on: ['handsOn', 'HandsOn'],
  skills: ['skillsCovered', 'skills_covered', 'SkillsCovered'],
};

/** The specification names the skills of a new module in another way than those of a changed one. */
export const addNames = { skills: 'skillsCovered' };

const text = (title: string, description: string) =>
  Type.Optional(nullable(Type.String({ title, description, maxLength: maxFormText })));
const claimed = (title: string) => Type.Optional(nullable(Type.Integer({ title })));

const moduleFields = {
  courseId: claimed('Course'),
  trainerId: claimed('Trainer'),
  name: text('Module Name', 'Required'),
  topics: text('Topics', 'Comma list, required'),
  handsOn: text('Hands-on', 'Comma list'),
  skills: text('Skills', 'Comma list'),
};

export const ModuleBody = Type.Object({ ...moduleFields, version: versionField });
export type ModuleBody = Static<typeof ModuleBody>;

export const NewModuleBody = Type.Object({ ...moduleFields, courseId: Id });
export type NewModuleBody = Static<typeof NewModuleBody>;

export const ModuleWire = Type.Object(
  {
    ...CourseModuleWire.properties,
    courseId: Type.Integer(),
    trainerId: Type.Integer(),
    version: recordVersion,
  },
  { title: 'CourseModule' },
);

/** The progress of the course after a module was added. */
export const CourseProgressWire = Type.Object(
  {
    stage: Type.Integer(),
    status: oneOf(courseStatuses),
    missing: Type.Array(
      Type.Object({
        part: oneOf(missingParts),
        what: Type.String({ description: 'Completes the sentence: it needs …' }),
      }),
      { description: 'What the course needs before it can be published' },
    ),
  },
  { title: 'CourseProgress' },
);

/** The new module is `data` itself and `data.results`. */
export const AddedModule = Type.Object(
  {
    success: Type.Literal(true),
    status: Type.Literal('success'),
    data: Type.Object({ ...ModuleWire.properties, results: ModuleWire, course: CourseProgressWire }),
  },
  { title: 'AddedModule' },
);

export const TrainerIdParams = Type.Object({ trainerId: Id });
