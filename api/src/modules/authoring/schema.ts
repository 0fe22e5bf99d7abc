import { courseStatuses } from '@kaksha/domain/catalogue';
import type { CourseFormField } from '@kaksha/domain/course-rules';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { versionField } from '../../platform/http/edit-conflict';
import { Id, maxFormText, nullable, oneOf } from '../../platform/http/wire';

/** The form's fields as the wire spells them. */
export const wireNames: Record<CourseFormField, keyof CourseBody> = {
  name: 'course_name',
  thumbnail: 'thumbnail',
  mode: 'mode',
  languageId: 'language_id',
  difficulty: 'difficulty_level',
  feeInr: 'fee',
  feeUsd: 'fee_usd',
  discount: 'discount',
  isDemo: 'is_demo',
  videoUrl: 'video_url',
  description: 'description',
  prerequisites: 'prerequisites',
  objectives: 'objectives',
  trainerContact: 'trainer_contact',
  trainerEmail: 'trainer_email',
  chatUrl: 'trainer_chat',
  categoryId: 'category_id',
  subcategoryId: 'sub_category_id',
};

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
  trainer_whatsapp: chatLink('WhatsApp link', 'Stored as trainer_chat when that is missing'),
  trainer_telegram: chatLink('Telegram link', 'Stored as trainer_chat when that and the links before it are missing'),
  trainer_instagram: chatLink('Instagram link', 'Stored as trainer_chat when that and the links before it are missing'),
  trainer_facebook: chatLink('Facebook link', 'Stored as trainer_chat when that and the links before it are missing'),
  trainer_x: chatLink('X link', 'Stored as trainer_chat when that and the links before it are missing'),
};

/** Step 1 of the wizard. The form's rules check required fields and lengths, with a message for each. */
const formFields = {
  course_name: text('Course name'),
  thumbnail: text('Course thumbnail', 'URL from the answer of an upload'),
  mode: text('Course mode', 'Online, Classroom(Offline) or Online/Offline; in any case of letters'),
  language_id: id('Language'),
  difficulty_level: text('Difficulty level', 'Beginner, Intermediate or Advanced'),
  fee: amount('Fee', limits.course.feeMax, 'Rupees; null is on request, 0 is free'),
  fee_usd: amount('Fee', limits.course.feeMax, 'Dollars'),
  discount: amount('Discount', 100, 'Per cent off each fee'),
  is_demo: Type.Optional(Type.Boolean({ title: 'Demo' })),
  video_url: text('Video link', 'https, YouTube or Vimeo'),
  description: text('Course description'),
  prerequisites: text('Prerequisites'),
  objectives: text('Learning objectives'),
  trainer_contact: text('Trainer contact', 'Exactly 10 digits'),
  trainer_email: text('Trainer email'),
  trainer_chat: text('Chat link', "https, on the platform's own host; a prefix alone counts as empty"),
  ...chatFields,
  category_id: id('Category'),
  sub_category_id: id('Subcategory'),
};

const trainer_id = Type.Optional(
  nullable(Type.Integer({ title: 'Trainer', description: "The caller's own; another trainer's is refused" })),
);

const userId = (title: string) =>
  Type.Optional(nullable(Type.Integer({ title, description: "The caller's own id; another user's is refused" })));

const isActive = Type.Optional(
  Type.Boolean({ title: 'Active', description: 'Whether the course is listed once it is published' }),
);

export const CourseBody = Type.Object({
  ...formFields,
  trainer_id,
  created_by: userId('Created by'),
  modified_by: userId('Modified by'),
  is_active: isActive,
});
export type CourseBody = Static<typeof CourseBody>;

export const CourseChangeBody = Type.Object({
  ...formFields,
  trainer_id,
  created_by: userId('Created by'),
  modified_by: userId('Modified by'),
  stage: Type.Optional(Type.Integer({ title: 'Stage', minimum: 0, maximum: 5, description: 'It only rises' })),
  course_status: Type.Optional(oneOf(courseStatuses, 'published needs details, a batch, contents and a module')),
  is_active: isActive,
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
