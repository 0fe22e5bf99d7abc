import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { recordVersion, versionField } from '../../../platform/http/edit-conflict';
import { Id } from '../../../platform/http/wire';
import { CommentWire } from '../posts/schema';

export const CommentChange = Type.Object({
  comment: Type.String({ title: 'Comment', maxLength: limits.commentMax }),
  version: versionField,
});
export const HiddenBody = Type.Object({ hidden: Type.Boolean() });

export const ModeratedCommentWire = Type.Object(
  {
    ...CommentWire.properties,
    hidden: Type.Boolean(),
    authorBlocked: Type.Boolean({ description: "Whether a moderator blocked the author's comments" }),
    version: recordVersion,
  },
  { title: 'ModeratedComment' },
);

export const CommenterParams = Type.Object({ userId: Id });
export const BlockedBody = Type.Object({ blocked: Type.Boolean() });

/** The changed comment is beside `success`. */
export const ChangedCommentAnswer = Type.Object({
  success: Type.Literal(true),
  status: Type.Literal('success'),
  comment: ModeratedCommentWire,
});
