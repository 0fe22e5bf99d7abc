import { postStatuses } from '@kaksha/domain/blog';
import { limits } from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { Id, nullable, oneOf } from '../../wire';

/** A post as lists and its page tell it. Where two spellings of a field are in use, both are sent. */
const postFields = {
  id: Type.Integer(),
  blog_id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  Title: Type.String(),
  content: Type.String({ description: 'Sanitised HTML' }),
  tags: Type.Array(Type.String()),
  meta_title: Type.String(),
  meta_description: Type.String(),
  meta_keywords: Type.String({ description: 'Comma list' }),
  status: oneOf(postStatuses),
  image_url: nullable(Type.String()),
  ImageUrl: nullable(Type.String()),
  author: Type.String(),
  likeCount: Type.Integer(),
  commentCount: Type.Integer(),
  created_at: Type.String(),
  updated_at: Type.String(),
  published_at: nullable(Type.String()),
  scheduled_at: nullable(Type.String({ description: 'When a draft publishes itself' })),
};

export const PostWire = Type.Object(postFields);
export type PostWire = Static<typeof PostWire>;

export const CommentWire = Type.Object({
  id: Type.Integer(),
  comment: Type.String(),
  userId: nullable(Type.Integer({ description: 'Null when the person is gone' })),
  user: Type.Object({ user_name: nullable(Type.String()) }),
  created_at: Type.String(),
});

export const PostDetailsWire = Type.Object({
  ...postFields,
  likes: Type.Array(Type.Object({ userId: Type.Integer() }), {
    description: 'The like of whoever asks, when they liked it; everybody, for admins',
  }),
  liked: Type.Boolean(),
  comments: Type.Array(CommentWire),
});

export const LimitQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Latest posts; 3 by default' })),
});

export const SkipQuery = Type.Object({
  skip: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'How many later ones to pass over' }),
  ),
});

export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });

/** Whose like or comment it is says the token; an id beside it has to agree. */
const userId = Type.Optional(Id);

export const LikeBody = Type.Optional(Type.Object({ userId }));
export const LikeWire = Type.Object({ liked: Type.Boolean(), likeCount: Type.Integer() });

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
