import { postStatuses } from '@kaksha/domain/blog';
import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { Id, moment, nullable, oneOf } from '../../../platform/http/wire';

/** Fields with two spellings in use are sent in both. */
const postFields = {
  id: Type.Integer(),
  blogId: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  Title: Type.String(),
  content: Type.String({ description: 'Sanitised HTML' }),
  tags: Type.Array(Type.String()),
  metaTitle: Type.String(),
  metaDescription: Type.String(),
  metaKeywords: Type.String({ description: 'Comma list' }),
  status: oneOf(postStatuses),
  image: nullable(Type.String()),
  ImageUrl: nullable(Type.String()),
  author: Type.String(),
  likeCount: Type.Integer(),
  commentCount: Type.Integer(),
  createdAt: moment({}),
  updatedAt: moment({}),
  publishedAt: nullable(moment({})),
  scheduledAt: nullable(moment({ description: 'When the draft is published' })),
};

export const PostWire = Type.Object(postFields, { title: 'Post' });

export const CommentWire = Type.Object(
  {
    id: Type.Integer(),
    comment: Type.String(),
    userId: nullable(Type.Integer({ description: 'Null after the account was deleted' })),
    user: Type.Object({ userName: nullable(Type.String()) }),
    createdAt: moment({}),
  },
  { title: 'Comment' },
);

export const PostDetailsWire = Type.Object(
  {
    ...postFields,
    likes: Type.Array(Type.Object({ userId: Type.Integer() }), {
      description: "The caller's own like; all likes for admins",
    }),
    liked: Type.Boolean(),
    comments: Type.Array(CommentWire),
  },
  { title: 'PostDetails' },
);

export const LimitQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Latest posts; 3 by default' })),
});

export const SkipQuery = Type.Object({
  skip: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Number of later comments to skip' }),
  ),
});

export const PostParams = Type.Object({ postId: Id }, { title: 'PostParams' });
export const CommentParams = Type.Object({ postId: Id, commentId: Id }, { title: 'CommentParams' });
export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });

/** Optional; it must be the caller's own id. */
const userId = Type.Optional(Id);

export const LikeBody = Type.Optional(Type.Object({ userId }));
export const LikeWire = Type.Object({ liked: Type.Boolean(), likeCount: Type.Integer() }, { title: 'Like' });

export const CommentBody = Type.Object({
  comment: Type.String({ title: 'Comment', maxLength: limits.commentMax }),
  userId,
});

/** The new comment is `data` itself. */
export const CommentAnswer = Type.Object({
  success: Type.Literal(true),
  status: Type.Literal('success'),
  data: CommentWire,
});
