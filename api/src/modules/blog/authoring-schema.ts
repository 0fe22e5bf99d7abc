import { postStatuses } from '@kaksha/domain/blog';
import { limits } from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { Id, nullable, oneOf } from '../../wire';
import { CommentWire, PostWire } from './schema';

const { titleMax, contentMax, metaMax, tagMax, tagsMax } = limits.post;
const text = (title: string, maxLength: number) => Type.Optional(Type.String({ title, maxLength }));

/** What an author sends: as JSON, or as a form with the picture in its field `image`. */
export const PostBody = Type.Object({
  title: text('Title', titleMax),
  content: text('Content', contentMax),
  tags: Type.Optional(Type.Array(Type.String({ maxLength: tagMax }), { title: 'Tags', maxItems: tagsMax })),
  meta_title: text('SEO Title', metaMax),
  meta_description: text('Meta Description', metaMax),
  meta_keywords: text('Meta Keywords', metaMax),
  status: Type.Optional(oneOf(postStatuses)),
  version: Type.Optional(Type.Integer({ description: 'The version that was edited' })),
  scheduled_at: Type.Optional(
    nullable(Type.String({ title: 'Publishing date', format: 'date-time', description: 'When to publish a draft' })),
  ),
});
export type PostBody = Static<typeof PostBody>;

/** A post as its author opens it. */
export const AuthoredPostWire = Type.Object({
  ...PostWire.properties,
  version: Type.Integer(),
});

/** A list tells of a hundred versions, so what they say is asked for one by one. */
export const RevisionWire = Type.Object({
  version: Type.Integer(),
  title: Type.String(),
  tags: Type.Array(Type.String()),
  status: oneOf(postStatuses),
  editor: Type.String(),
  created_at: Type.String(),
});

export const RevisionDetailsWire = Type.Object({ ...RevisionWire.properties, content: Type.String() });

export const RevisionParams = Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) });

export const CommentParams = Type.Object({ blogId: Id, commentId: Id });
export const CommentChange = Type.Object({ comment: Type.String({ title: 'Comment', maxLength: limits.commentMax }) });
export const HiddenBody = Type.Object({ hidden: Type.Boolean() });

export const ModeratedCommentWire = Type.Object({
  ...CommentWire.properties,
  hidden: Type.Boolean(),
  author_stopped: Type.Boolean({ description: 'Whether who wrote it may not comment any more' }),
});

export const CommenterParams = Type.Object({ userId: Id });
export const StoppedBody = Type.Object({ stopped: Type.Boolean() });

/** The changed comment stands beside `success`. */
export const ChangedCommentAnswer = Type.Object({
  success: Type.Literal(true),
  status: Type.Literal('success'),
  comment: ModeratedCommentWire,
});
