import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, maxFormText, nullable } from '../../platform/http/wire';
import { ContentWire as CourseContentWire } from '../catalogue/courses/schema';

/** Alternative spellings that requests may use. */
export const contentSpellings = {
  courseId: ['CourseId', 'course_id'],
  trainerId: ['TrainerId', 'trainer_id'],
  content_type: ['ContentType', 'contentType'],
  content_text: ['ContentText', 'contentText'],
  is_live: ['isLive', 'IsLive'],
};
export const statusSpellings = { is_live: ['status', ...contentSpellings.is_live] };

/** The specification spells the fields of each call in its own way. */
export const addNames = {
  courseId: 'CourseId',
  trainerId: 'TrainerId',
  content_type: 'ContentType',
  content_text: 'ContentText',
  is_live: 'isLive',
};
export const updateNames = { trainerId: 'trainer_id' };
export const statusNames = { is_live: 'status' };

const type = Type.Optional(
  nullable(
    Type.String({
      title: 'Content type',
      maxLength: maxFormText,
      description: 'A label of getContentTypes; older labels are accepted',
    }),
  ),
);
const text = Type.Optional(
  nullable(Type.String({ title: 'Description', maxLength: maxFormText, description: 'Comma list' })),
);
const isLive = Type.Optional(Type.Boolean({ title: 'Live', description: 'Whether learners see it; true by default' }));
const trainerId = Type.Optional(nullable(Type.Integer({ title: 'Trainer', description: "The caller's own" })));

export const NewContentBody = Type.Object({ courseId: Id, trainerId, type, text, isLive });
export type NewContentBody = Static<typeof NewContentBody>;

export const ContentBody = Type.Object({ trainerId, type, text, isLive, version: versionField });
export type ContentBody = Static<typeof ContentBody>;

export const ContentStatusBody = Type.Object({ isLive: Type.Boolean({ title: 'Status' }) });

export const ContentWire = Type.Object(
  {
    ...CourseContentWire.properties,
    // As on the wire: the body of the call that adds a content spells them `courseId` and `trainerId`.
    course_id: Type.Integer(),
    trainer_id: Type.Integer(),
    version: recordVersion,
  },
  { title: 'CourseContent' },
);

export const ContentTypes = Type.Array(
  Type.Object({ id: Type.Integer(), name: Type.String(), contentType: Type.String(), isRequired: Type.Boolean() }),
);

export const ContentIdParams = Type.Object({ contentId: Id });
export const TrainerIdParams = Type.Object({ trainerId: Id });
