import { useResource } from '@kaksha/api-client/use-resource';
import type { ListedUser, UserList } from '@kaksha/api-client/users';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { userRoles, userStates } from '@kaksha/domain/user-records';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Field, Select, TextInput } from '@kaksha/ui/field';
import { TextLink } from '@kaksha/ui/link';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import table from '../../layout/record-table.module.css';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import { roleNames, userListIn, userPath, usersPath } from './user-view';
import styles from './users.module.css';

const stateNames = { active: 'Active', blocked: 'Blocked' } as const;

/** Everyone with an account, newest first. */
export function Page() {
  usePage({ title: 'Users', noindex: true });
  const navigate = useNavigate();
  const { users } = useBlogStore();
  const list = userListIn(useLocation().search);
  const show = (change: Partial<UserList>) =>
    void navigate(usersPath({ ...list, page: 1, ...change }), { preventScrollReset: true });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    show({ search: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <div className="stack gap-6">
      <PageHeading title="Users" text="Find a person by name or e-mail address, and block who harms others." />
      <form className="cluster gap-3 bottom" aria-label="Users" onSubmit={search}>
        <Field label="Name or e-mail" size="s" className={styles.search}>
          <TextInput key={list.search} name="q" type="search" boxSize="s" defaultValue={list.search} maxLength={254} />
        </Field>
        <Field label="Role" size="s">
          <Select
            boxSize="s"
            value={list.role ?? ''}
            onChange={({ target }) => show({ role: userRoles.find((role) => role === target.value) ?? null })}
          >
            <option value="">All</option>
            {userRoles.map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="State" size="s">
          <Select
            boxSize="s"
            value={list.state ?? ''}
            onChange={({ target }) => show({ state: userStates.find((state) => state === target.value) ?? null })}
          >
            <option value="">All</option>
            {userStates.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" size="s">
          Search
        </Button>
      </form>
      <AsyncBoundary
        resource={useResource(users, list)}
        name="Users"
        loading={<Skeleton shape="block" className={styles.waiting} />}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState title="No user matches" text="Try another part of the name or address." tile={<Search />}>
            <Button onClick={() => show({ search: '', role: null, state: null })}>Show all</Button>
          </EmptyState>
        }
        onRetry={() => void users.load(list)}
      >
        {({ results, totalPages }) => (
          <>
            <table className={`figures ${table.table}`} aria-label="Users">
              <thead>
                <tr>
                  {['Person', 'Role', 'Signed up', 'Last here', 'State'].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {results.map((user) => (
                  <ItemBoundary key={user.id}>
                    <UserRow user={user} />
                  </ItemBoundary>
                ))}
              </tbody>
            </table>
            <Pagination page={list.page} totalPages={totalPages} hrefFor={(page) => usersPath({ ...list, page })} />
          </>
        )}
      </AsyncBoundary>
    </div>
  );
}

function UserRow({ user }: { user: ListedUser }) {
  const momentText = useMomentText();
  const { id, name, email, roles, createdAt, lastUsedAt, block } = user;
  return (
    <tr>
      <th scope="row">
        <TextLink to={userPath(id)} dir="auto">
          {name || email}
        </TextLink>
        <span className={table.second}>{email}</span>
      </th>
      <td>{roles.map((role) => roleNames[role]).join(', ')}</td>
      <td className={table.short}>{momentText(createdAt)}</td>
      <td className={table.short}>{lastUsedAt ? momentText(lastUsedAt) : 'Not lately'}</td>
      <td>{block && <Badge tone="bad">Blocked</Badge>}</td>
    </tr>
  );
}
