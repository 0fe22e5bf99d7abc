import { type Static, Type } from 'typebox';
import { oneOf } from '../../platform/http/wire';

/** Resources with a public page. */
export const sitemapKinds = ['courses', 'trainers', 'posts'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export const SitemapParts = Type.Object(
  {
    courses: Type.Integer({ description: 'How many parts there are' }),
    trainers: Type.Integer(),
    posts: Type.Integer(),
  },
  { title: 'SitemapParts' },
);

export const SitemapPartParams = Type.Object({
  kind: oneOf(sitemapKinds),
  part: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    description: 'From 1; a part is a range of ids and may be empty',
  }),
});

export const SitemapEntry = Type.Object(
  {
    path: Type.String({ description: 'Path of the page on the site' }),
    updated_at: Type.String(),
  },
  { title: 'SitemapEntry' },
);
export type SitemapEntry = Static<typeof SitemapEntry>;
