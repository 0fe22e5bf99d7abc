import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { type ReturnedBatch, type StaffRole, staffRoleLabels, staffRoles, staffRoleTexts } from '@kaksha/domain/staff';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Banner } from '@kaksha/ui/banner';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editCoursePath } from '../../paths';
import { SettingsPage } from '../../settings/settings-page';
import { SettingsSkeleton } from '../../settings/settings-skeleton';
import { useTrainerStore } from '../../store/store-context';
import { InviteForm } from './invite-form';
import { StaffList } from './staff-list';

/** The people of an institute. Owners invite and remove them; managers see them. */
export function Page() {
  const store = useTrainerStore();
  const isOwner = useSession().user?.instituteRole === 'owner';
  const [returned, setReturned] = useState<readonly ReturnedBatch[]>([]);
  usePage({ title: 'Staff', noindex: true });
  return (
    <SettingsPage
      title="Staff"
      text="Who works with you, and which trainers your batches can have."
      aside={
        <>
          <h2>What each role does</h2>
          {staffRoles.map((role: StaffRole) => (
            <p key={role}>
              <strong>{`${staffRoleLabels[role]}.`}</strong>
              <span>{` ${staffRoleTexts[role]}`}</span>
            </p>
          ))}
        </>
      }
    >
      {isOwner && <InviteForm />}
      <section className="stack gap-5 top card" aria-labelledby="staff-members">
        <h2 id="staff-members" tabIndex={-1}>
          Your staff
        </h2>
        {returned.length > 0 && <ReturnedBatches batches={returned} />}
        <AsyncBoundary
          resource={useResource(store.staff)}
          name="Your staff"
          singular
          error={{ level: 3 }}
          onRetry={() => void store.staff.load()}
          loading={<SettingsSkeleton />}
          isEmpty={(members) => members.length === 0}
          empty={
            <EmptyState
              level={3}
              title="No staff yet"
              text={
                isOwner ? 'Invite a trainer, and choose them for a batch.' : 'An owner of your institute invites them.'
              }
              tile={<Users />}
            />
          }
        >
          {(members) => <StaffList members={members} mayRemove={isOwner} onReturned={setReturned} />}
        </AsyncBoundary>
      </section>
    </SettingsPage>
  );
}

/** The batches of a trainer who left, with the step in which their teacher is chosen. */
const ReturnedBatches = ({ batches }: { batches: readonly ReturnedBatch[] }) => (
  <Banner role="status">
    <p>Your institute teaches these batches now. You can choose another trainer for each:</p>
    <ul>
      {batches.map(({ id, courseId, courseName, label }) => (
        <li key={id}>
          <Link to={editCoursePath(courseId, 2)} dir="auto">
            {courseName}
          </Link>
          <span>{`, ${label}`}</span>
        </li>
      ))}
    </ul>
  </Banner>
);
