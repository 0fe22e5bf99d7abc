import type { CurrentUser } from '@kaksha/domain/current-user';
import { Button } from '@kaksha/ui/button';

interface OtherAccountProps {
  /** The user of the page. */
  user: CurrentUser;
  /** The user who signed in. */
  other: CurrentUser;
  onGoOn: () => void;
  onReturn: () => void;
}

/** Asks before the work on a page is sent by another account than the one that began it. */
export function OtherAccount({ user, other, onGoOn, onReturn }: OtherAccountProps) {
  return (
    <div className="stack gap-5">
      <p role="alert">
        You signed in as <b>{other.email}</b>. This page, and what you wrote on it, belongs to <b>{user.email}</b>.
        Nothing is sent yet.
      </p>
      <Button variant="accent" size="l" block autoFocus onClick={onReturn}>
        {`Sign in as ${user.email}`}
      </Button>
      <Button size="l" block onClick={onGoOn}>
        {`Go on as ${other.email}`}
      </Button>
    </div>
  );
}
