import { courseStatuses } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { versionField } from '../../platform/http/edit-conflict';
import { Id, maxFormText, nullable, oneOf } from '../../platform/http/wire';

/** Alternative spellings that requests may use. */
export const courseSpellings = { mode: ['course_mode'], trainer_id: ['trainerId'] };

const text = (title: string, description?: string) =>
  Type.Optional(nullable(Type.String({ title, maxLength: maxFormText, ...(description && { description }) })));
const id = (title: string) => Type.Optional(nullable(Type.Integer({ title, minimum: 1, maximum: 2_147_483_647 })));
const amount = (title: string, maximum: number, description: string) =>
  Type.Optional(nullable(Type.Number({ title, minimum: 0, maximum, description })));

const chatLink = (title: string, description: string) =>
  Type.Optional(nullable(Type.String({ title, maxLength: limits.course.linkMax, description })));
/** Links of single platforms. The course stores one link, so they count only without `trainer_chat`. */
const chatFields = {
  trainerWhatsapp: chatLink('WhatsApp link', 'Stored as trainer_chat when that is missing'),
  trainerTelegram: chatLink('Telegram link', 'Stored as trainer_chat when that and the links before it are missing'),
  trainerInstagram: chatLink('Instagram link', 'Stored as trainer_chat when that and the links before it are missing'),
  trainerFacebook: chatLink('Facebook link', 'Stored as trainer_chat when that and the links before it are missing'),
  trainerX: chatLink('X link', 'Stored as trainer_chat when that and the links before it are missing'),
};

/** Step 1 of the wizard. The form's rules check required fields and lengths, with a message for each. */
const formFields = {
  name: text('Course name'),
  thumbnail: text('Course thumbnail', 'URL from the answer of an upload'),
  mode: text('Course mode', 'Online, Classroom(Offline) or Online/Offline; in any case of letters'),
  languageId: id('Language'),
  difficulty: text('Difficulty level', 'Beginner, Intermediate or Advanced'),
  feeInr: amount('Fee', limits.course.feeMax, 'Rupees; null is on request, 0 is free'),
  feeUsd: amount('Fee', limits.course.feeMax, 'Dollars'),
  discount: amount('Discount', 100, 'Per cent off each fee'),
  isDemo: Type.Optional(Type.Boolean({ title: 'Demo' })),
  videoUrl: text('Video link', 'https, YouTube or Vimeo'),
  description: text('Course description'),
  prerequisites: text('Prerequisites'),
  objectives: text('Learning objectives'),
  trainerContact: text('Trainer contact', 'Exactly 10 digits'),
  trainerEmail: text('Trainer email'),
  chatUrl: text('Chat link', "https, on the platform's own host; a prefix alone counts as empty"),
  ...chatFields,
  categoryId: id('Category'),
  subcategoryId: id('Subcategory'),
};

const claimed = (title: string, description: string) => Type.Optional(nullable(Type.Integer({ title, description })));
const userId = (title: string) => claimed(title, "The caller's own id; another user's is refused");

const claims = {
  trainerId: claimed('Trainer', "The caller's own; another trainer's is refused"),
  createdBy: userId('Created by'),
  modifiedBy: userId('Modified by'),
};

const isActive = Type.Optional(
  Type.Boolean({ title: 'Active', description: 'Whether the course is listed once it is published' }),
);

export const CourseBody = Type.Object({
  ...formFields,
  ...claims,
  isActive,
});
export type CourseBody = Static<typeof CourseBody>;

export const CourseChangeBody = Type.Object({
  ...formFields,
  ...claims,
  stage: Type.Optional(Type.Integer({ title: 'Stage', minimum: 0, maximum: 5, description: 'It only rises' })),
  courseStatus: Type.Optional(oneOf(courseStatuses, 'published needs details, a batch, contents and a module')),
  isActive,
  version: versionField,
});
export type CourseChangeBody = Static<typeof CourseChangeBody>;

/** All ids of a list in the new order. */
export const OrderBody = Type.Object({
  ids: Type.Array(Id, { title: 'Order', minItems: 1, maxItems: 500, uniqueItems: true }),
});

export const CourseIdParams = Type.Object({ courseId: Id });

export const DeletedAnswer = Type.Object({
  id: Type.Integer(),
  kept: Type.Boolean({ description: 'Only unlisted, because learners enrolled or enquired' }),
  message: Type.String({ description: 'A sentence for the user' }),
});
