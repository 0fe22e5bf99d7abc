import type { CurrentUser } from '@kaksha/domain/current-user';
import type { SignIn } from './service';
import type { SessionRow } from './sessions-repo';

/** Only the roles and flags that apply are sent. */
export const presentUser = ({
  rights = [],
  instituteRole,
  hasDerivedName,
  lacksSecondFactor,
  ...user
}: CurrentUser) => ({
  ...user,
  ...(rights.length > 0 && { rights: [...rights] }),
  ...(instituteRole && { instituteRole }),
  ...(hasDerivedName && { hasDerivedName }),
  ...(lacksSecondFactor && { lacksSecondFactor }),
});

export const presentSignIn = ({ token, user }: SignIn) => ({
  authToken: token,
  userId: user.id,
  user: presentUser(user),
});

export const presentSession = (row: SessionRow, currentId: number) => ({ ...row, isCurrent: row.id === currentId });
