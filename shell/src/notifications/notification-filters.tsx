import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import { Field, Select } from '@kaksha/ui/field';
import { ViewSwitch } from '@kaksha/ui/view-switch';
import { useNavigate } from 'react-router-dom';
import styles from './notifications.module.css';
import { type ListQuery, searchOf } from './notifications-query';

/** Filters by unread and by kind; the address holds them. */
export function NotificationFilters({ query, kinds }: { query: ListQuery; kinds: readonly NotificationDeclaration[] }) {
  const navigate = useNavigate();
  const show = (change: Partial<ListQuery>) => navigate(searchOf({ ...query, page: 1, ...change }));
  return (
    <div className="cluster gap-3 gap-x-4 middle between">
      <ViewSwitch
        label="Show"
        options={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread' },
        ]}
        value={query.unread ? 'unread' : 'all'}
        onValueChange={(value) => void show({ unread: value === 'unread' })}
      />
      <Field label="Type" labelHidden className={styles.kinds}>
        <Select value={query.kind ?? ''} onChange={({ target: { value } }) => void show({ kind: value || undefined })}>
          <option value="">All types</option>
          {kinds.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
