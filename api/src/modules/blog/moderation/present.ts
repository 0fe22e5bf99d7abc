import { versionOf } from '../../../platform/http/edit-conflict';
import { presentComment } from '../posts/present';
import type { ModeratedComment } from './repo';

export const presentModeratedComment = (row: ModeratedComment) => ({
  ...presentComment(row),
  hidden: row.hiddenAt !== null,
  authorBlocked: row.blockedAt !== null,
  version: commentVersion(row),
});

export const commentVersion = ({ comment }: Pick<ModeratedComment, 'comment'>) => versionOf({ comment });
