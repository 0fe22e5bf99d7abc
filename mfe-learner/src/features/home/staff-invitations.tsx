import { acceptInvitation, declineInvitation } from '@kaksha/api-client/staff';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { type StaffInvitation, staffRoleLabels, staffRoleTexts } from '@kaksha/domain/staff';
import { Button } from '@kaksha/ui/button';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useNavigate } from 'react-router-dom';
import { useLearnerStore } from '../../store/store-context';
import homeStyles from './home-page.module.css';
import styles from './moved-batches.module.css';

/** Invitations of institutes. Renders nothing without any, and when they did not load. */
export function StaffInvitations() {
  const { invitations } = useLearnerStore();
  const open = useResource(invitations).data ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className={`stack gap-4 ${homeStyles.section}`}>
      <SectionHeading id="invitations" title="Invitations" variant="rule" />
      <ul className="stack gap-4">
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
  const { busy, running, run } = useAction<'accept' | 'decline'>();
  const failed = 'Your answer was not sent';
  const decline = () =>
    run(
      async () => {
        await declineInvitation(host.http, id);
        host.notify.success('The invitation is declined');
      },
      { key: 'decline', failed, always: invitations.reload },
    );
  const accept = () =>
    run(
      async () => {
        await acceptInvitation(host.http, id);
        // The session gets the trainer area.
        await host.session.refresh();
        host.notify.success(`You belong to ${instituteName}`);
        await navigate('/patron/basicdetails');
      },
      { key: 'accept', failed, onError: () => void invitations.reload() },
    );
  return (
    <article className={`stack gap-3 ${styles.card}`} aria-labelledby={`invitation-${id}`}>
      <h3 id={`invitation-${id}`}>{`${instituteName} invites you as ${staffRoleLabels[role].toLowerCase()}`}</h3>
      <p className={styles.description}>{staffRoleTexts[role]}</p>
      <div className="cluster gap-3">
        <Button variant="accent" busy={running === 'accept'} disabled={busy} onClick={() => void accept()}>
          Accept
        </Button>
        <Button busy={running === 'decline'} disabled={busy} onClick={() => void decline()}>
          Decline
        </Button>
      </div>
    </article>
  );
}
