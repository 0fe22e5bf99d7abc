import { useAction } from '@kaksha/api-client/use-action';
import { setUserRights, type UserRecord } from '@kaksha/api-client/users';
import { type AdminRight, adminRights } from '@kaksha/domain/admin-rights';
import { Button } from '@kaksha/ui/button';
import { Checkbox } from '@kaksha/ui/checkbox';
import { useState } from 'react';
import { useBlogStore } from '../../store/store-context';

const names: Readonly<Record<AdminRight, { label: string; hint: string }>> = {
  content: { label: 'Content', hint: 'Blog, moderation, categories' },
  people: { label: 'People', hint: 'Users and trainers' },
  finance: { label: 'Finance', hint: 'Ledger, payouts, refunds' },
  operations: { label: 'Operations', hint: 'Releases, jobs, settings' },
  owner: { label: 'Owner', hint: 'Rights of others, audit log' },
};

/** The rights of an administrator, for owners. The server asks for a second factor. */
export function RightsForm({ record, onChanged }: { record: UserRecord; onChanged: (record: UserRecord) => void }) {
  const { http, notify, session } = useBlogStore().host;
  const [chosen, setChosen] = useState<readonly AdminRight[]>(record.rights);
  const { busy, run } = useAction();
  const isChanged = adminRights.some((right) => chosen.includes(right) !== record.rights.includes(right));
  const toggle = (right: AdminRight, isOn: boolean) =>
    setChosen(adminRights.filter((one) => (one === right ? isOn : chosen.includes(one))));

  const save = () =>
    run(
      async () => {
        onChanged(await setUserRights(http, record.id, chosen));
        notify.success('The rights are changed', { description: 'All owners are mailed about it.' });
        await session.refresh();
      },
      { failed: 'The rights were not changed' },
    );

  return (
    <section className="stack gap-4 card" aria-labelledby="rights">
      <h2 id="rights">Rights of an administrator</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: the section's heading names the group, a legend would repeat it */}
      <div role="group" aria-labelledby="rights" className="stack gap-3">
        {adminRights.map((right) => (
          <Checkbox
            key={right}
            label={names[right].label}
            hint={names[right].hint}
            checked={chosen.includes(right)}
            onChange={({ target }) => toggle(right, target.checked)}
          />
        ))}
      </div>
      <div className="cluster gap-3 middle">
        <Button variant="ink" size="s" busy={busy} disabled={!isChanged} onClick={() => void save()}>
          Save rights
        </Button>
        <p className="note">You confirm it with your second factor. An administrator needs one, too.</p>
      </div>
    </section>
  );
}
