import { messageOf } from '@kaksha/api-client/errors';
import { acceptInvitation, declineInvitation } from '@kaksha/api-client/staff';
import { ItemBoundary, useReadable } from '@kaksha/contract/host-context';
import { type StaffInvitation, staffRoleLabels, staffRoleTexts } from '@kaksha/domain/staff';
import { Button } from '@kaksha/ui/button';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLearnerStore } from '../../store/store-context';
import homeStyles from './home-page.module.css';
import styles from './moved-batches.module.css';

/** Invitations of institutes. Renders nothing without any, and when they did not load. */
export function StaffInvitations() {
  const { invitations } = useLearnerStore();
  const open = useReadable(invitations.at()).data ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className={homeStyles.section}>
      <SectionHeading id="invitations" title="Invitations" variant="rule" />
      <ul className={styles.list}>
        {open.map((invitation) => (
          <ItemBoundary key={invitation.id}>
            <li>
              <Invitation invitation={invitation} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
    </section>
  );
}

function Invitation({ invitation: { id, instituteName, role } }: { invitation: StaffInvitation }) {
  const { host, invitations } = useLearnerStore();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const answer = async (choice: 'accept' | 'decline') => {
    setBusy(choice);
    try {
      await (choice === 'accept' ? acceptInvitation : declineInvitation)(host.http, id);
      if (choice === 'decline') {
        host.notify.success('The invitation is declined');
        await invitations.reload();
        setBusy(null);
        return;
      }
      // The session gets the trainer area.
      await host.session.refresh();
      host.notify.success(`You belong to ${instituteName}`);
      void navigate('/patron/basicdetails');
    } catch (error) {
      host.notify.error('Your answer was not sent', { description: messageOf(error, 'Please try again.') });
      await invitations.reload();
      setBusy(null);
    }
  };
  return (
    <article className={styles.card} aria-labelledby={`invitation-${id}`}>
      <h3 id={`invitation-${id}`}>{`${instituteName} invites you as ${staffRoleLabels[role].toLowerCase()}`}</h3>
      <p className={styles.description}>{staffRoleTexts[role]}</p>
      <div className={styles.actions}>
        <Button
          variant="accent"
          busy={busy === 'accept'}
          disabled={busy !== null}
          onClick={() => void answer('accept')}
        >
          Accept
        </Button>
        <Button busy={busy === 'decline'} disabled={busy !== null} onClick={() => void answer('decline')}>
          Decline
        </Button>
      </div>
    </article>
  );
}
