import { withoutId } from '@kaksha/api-client/by-id';
import { isApiError } from '@kaksha/api-client/errors';
import { removeStaff } from '@kaksha/api-client/staff';
import { attempt } from '@kaksha/api-client/use-action';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { type ReturnedBatch, type StaffMember, staffRoleLabels } from '@kaksha/domain/staff';
import { Avatar } from '@kaksha/ui/avatar';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useState } from 'react';
import { useTrainerStore } from '../../store/store-context';
import styles from './staff-list.module.css';

interface StaffListProps {
  members: readonly StaffMember[];
  mayRemove: boolean;
  /** Called with the batches of a removed trainer that need a new teacher. */
  onReturned: (batches: ReturnedBatch[]) => void;
}

const nameOf = ({ name, email }: StaffMember) => name || email;

function consequenceOf({ acceptedAt, trainerId, email }: StaffMember): string {
  if (!acceptedAt) return `The link that ${email} got no longer works. They have no access yet.`;
  if (trainerId === null) return 'They lose access to your institute at once.';
  return 'They lose access to their batches at once, also to finished ones. Your institute takes over the batches that are not finished, and you can choose another trainer for them.';
}

/** Members and open invitations. */
export function StaffList({ members, mayRemove, onReturned }: StaffListProps) {
  const { host, staff } = useTrainerStore();
  const zone = useViewerZone() ?? brand.timeZone;
  const dayOf = (moment: string) => formatDate(dayIn(zone, new Date(moment)));
  const [removing, setRemoving] = useState<StaffMember | null>(null);

  const remove = async (member: StaffMember) => {
    setRemoving(null);
    await attempt(
      host.notify,
      async () => {
        onReturned(await removeStaff(host.http, member.id));
        staff.change((all) => withoutId(all, member.id));
        host.notify.success(
          member.acceptedAt ? `${nameOf(member)} left your staff` : `The invitation of ${member.email} is withdrawn`,
        );
        // The focused button is gone.
        document.getElementById('staff-members')?.focus();
      },
      {
        failed: 'Nothing was changed',
        // Removed in another tab, or the invitation was declined.
        onError: (error) => isApiError(error) && error.status === 404 && staff.reload().then(() => true),
      },
    );
  };

  return (
    <>
      <ul className="stack gap-4" aria-labelledby="staff-members">
        {members.map((member) => (
          <li key={member.id} className={`cluster gap-2 gap-x-4 middle ${styles.row}`}>
            <Avatar name={nameOf(member)} size="m" />
            <div className={styles.words}>
              <h3>
                <span dir="auto">{nameOf(member)}</span>
              </h3>
              <p>{member.name && member.email}</p>
              <p>
                {member.acceptedAt
                  ? `Since ${dayOf(member.acceptedAt)}`
                  : `Invited on ${dayOf(member.invitedAt)}, not answered yet`}
              </p>
            </div>
            <Badge tone={member.acceptedAt ? 'good' : 'neutral'}>
              {member.acceptedAt
                ? staffRoleLabels[member.role]
                : `Invited as ${staffRoleLabels[member.role].toLowerCase()}`}
            </Badge>
            {mayRemove && (
              <Button size="s" onClick={() => setRemoving(member)} aria-label={`Remove ${nameOf(member)}`}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <Dialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          size="s"
          title={removing.acceptedAt ? `Remove ${nameOf(removing)}?` : 'Withdraw the invitation?'}
          description={consequenceOf(removing)}
          footer={
            <>
              <Button onClick={() => setRemoving(null)}>Cancel</Button>
              <Button danger onClick={() => void remove(removing)}>
                {removing.acceptedAt ? 'Remove' : 'Withdraw'}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
