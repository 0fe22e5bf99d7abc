import { courseStatuses } from '@kaksha/domain/catalogue';
import type { ModuleForm } from '@kaksha/domain/content-rules';
import { missingParts } from '@kaksha/domain/course-progress';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, maxFormText, nullable, oneOf } from '../../platform/http/wire';
import { ModuleWire as CourseModuleWire } from '../catalogue/courses/schema';

/** The form's fields as the wire spells them. */
export const wireNames: Record<keyof ModuleForm, keyof ModuleBody> = {
  name: 'moduleName',
  topics: 'topic_name',
  handsOn: 'hands_on',
  skills: 'skills',
};

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
  moduleName: text('Module Name', 'Required'),
  topic_name: text('Topics', 'Comma list, required'),
  hands_on: text('Hands-on', 'Comma list'),
  skills: text('Skills', 'Comma list'),
};

export const ModuleBody = Type.Object({ ...moduleFields, version: versionField });
export type ModuleBody = Static<typeof ModuleBody>;

export const NewModuleBody = Type.Object({ ...moduleFields, courseId: Id });
export type NewModuleBody = Static<typeof NewModuleBody>;

export const ModuleWire = Type.Object(
  {
    ...CourseModuleWire.properties,
    course_id: Type.Integer(),
    trainer_id: Type.Integer(),
    version: recordVersion,
  },
  { title: 'CourseModule' },
);
export type ModuleWire = Static<typeof ModuleWire>;

/** The progress of the course after a module was added. */
export const CourseProgressWire = Type.Object(
  {
    stage: Type.Integer(),
    course_status: oneOf(courseStatuses),
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
