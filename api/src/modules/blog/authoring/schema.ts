import { postStatuses } from '@kaksha/domain/blog';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../../../platform/http/wire';
import { PostWire } from '../posts/schema';

const { titleMax, contentMax, metaMax, tagMax, tagsMax } = limits.post;
const text = (title: string, maxLength: number) => Type.Optional(Type.String({ title, maxLength }));

/** Sent as JSON, or as a multipart form with the picture in the field `image`. */
export const PostBody = Type.Object({
  title: text('Title', titleMax),
  content: text('Content', contentMax),
  tags: Type.Optional(Type.Array(Type.String({ maxLength: tagMax }), { title: 'Tags', maxItems: tagsMax })),
  metaTitle: text('SEO Title', metaMax),
  metaDescription: text('Meta Description', metaMax),
  metaKeywords: text('Meta Keywords', metaMax),
  status: Type.Optional(oneOf(postStatuses)),
  version: Type.Optional(Type.Integer({ description: 'The version that the caller edited' })),
  scheduledAt: Type.Optional(
    nullable(
      Type.String({
        title: 'Publishing date',
        format: 'date-time',
        maxLength: 40,
        description: 'When the draft is published',
      }),
    ),
  ),
});
export type PostBody = Static<typeof PostBody>;

/** A post in the editor. */
export const AuthoredPostWire = Type.Object(
  { ...PostWire.properties, version: Type.Integer() },
  { title: 'AuthoredPost' },
);
