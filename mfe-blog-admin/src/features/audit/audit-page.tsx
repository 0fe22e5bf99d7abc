import { type AuditEntry, type AuditFilter, exportAuditLog } from '@kaksha/api-client/audit';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { deviceName } from '@kaksha/domain/device-name';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { downloadText } from '@kaksha/ui/download-text';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Field, Select, TextInput } from '@kaksha/ui/field';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { TextButton } from '@kaksha/ui/text-button';
import { ScrollText } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import table from '../../layout/record-table.module.css';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import styles from './audit.module.css';
import { auditListIn, auditPath } from './audit-view';

/** Who did what to whom, when and from where. */
export function Page() {
  usePage({ title: 'Audit log', noindex: true });
  const navigate = useNavigate();
  const { audit, auditEntities, host } = useBlogStore();
  const list = auditListIn(useLocation().search);
  const entities = useResource(auditEntities);
  const { busy, run } = useAction();
  const show = (change: Partial<AuditFilter>) =>
    void navigate(auditPath({ ...list, page: 1, ...change }), { preventScrollReset: true });
  const isFiltered = Object.entries(list).some(([name, value]) => name !== 'page' && value !== undefined);

  const download = () =>
    run(
      async () => {
        const { page: _page, ...filter } = list;
        const file = await exportAuditLog(host.http, filter);
        downloadText(file, { name: 'audit-log.csv', type: 'text/csv;charset=utf-8' });
      },
      { failed: 'The file was not made' },
    );

  return (
    <div className="stack gap-6">
      <PageHeading
        title="Audit log"
        text="Who did what to whom, when and from where."
        actions={
          <Button size="s" busy={busy} onClick={() => void download()}>
            Download as CSV
          </Button>
        }
      />
      <div className="cluster gap-3 bottom">
        <Field label="About" size="s" className={styles.about}>
          <Select
            boxSize="s"
            value={list.entity ?? ''}
            onChange={({ target }) => show({ entity: target.value || undefined, entityId: undefined })}
          >
            <option value="">Everything</option>
            {(entities.data ?? [list.entity ?? []].flat()).map((entity) => (
              <option key={entity} value={entity}>
                {entity}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="From" size="s">
          <TextInput
            type="date"
            boxSize="s"
            value={list.from ?? ''}
            max={list.to}
            onChange={({ target }) => show({ from: target.value || undefined })}
          />
        </Field>
        <Field label="To" size="s">
          <TextInput
            type="date"
            boxSize="s"
            value={list.to ?? ''}
            min={list.from}
            onChange={({ target }) => show({ to: target.value || undefined })}
          />
        </Field>
        {isFiltered && (
          <TextButton onClick={() => void navigate('/admin/audit', { preventScrollReset: true })}>Show all</TextButton>
        )}
      </div>
      <AsyncBoundary
        resource={useResource(audit, list)}
        name="Entries"
        loading={<Skeleton shape="block" className={styles.waiting} />}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState
            title="No entry matches"
            text="Each act of an administrator, and each change of money and rights, is listed here."
            tile={<ScrollText />}
          />
        }
        onRetry={() => void audit.load(list)}
      >
        {({ results, totalPages }) => (
          <>
            <table className={`figures ${table.table}`} aria-label="Audit log">
              <thead>
                <tr>
                  {['Act', 'About', 'By', 'From', 'When'].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {results.map((entry) => (
                  <ItemBoundary key={entry.id}>
                    <EntryRow entry={entry} onFilter={show} />
                  </ItemBoundary>
                ))}
              </tbody>
            </table>
            <Pagination page={list.page} totalPages={totalPages} hrefFor={(page) => auditPath({ ...list, page })} />
          </>
        )}
      </AsyncBoundary>
    </div>
  );
}

function EntryRow({ entry, onFilter }: { entry: AuditEntry; onFilter: (filter: Partial<AuditFilter>) => void }) {
  const momentText = useMomentText();
  const { action, entity, entityId, subject, actor, address, device, at, detail } = entry;
  const about = subject || `${entity} ${entityId}`;
  return (
    <tr>
      <th scope="row">
        <span>{action}</span>
        {detail && (
          <details className={styles.detail}>
            <summary>Details</summary>
            <code dir="auto">{detail}</code>
          </details>
        )}
      </th>
      <td>
        <TextButton onClick={() => onFilter({ entity, entityId })}>
          <span dir="auto">{about}</span>
        </TextButton>
      </td>
      <td>
        {actor ? (
          <>
            <TextButton onClick={() => onFilter({ actorId: actor.id })}>
              <span dir="auto">{actor.name || actor.email}</span>
            </TextButton>
            <span className={table.second}>{actor.email}</span>
          </>
        ) : (
          'The platform'
        )}
      </td>
      <td>
        <span>{address}</span>
        {device && <span className={table.second}>{deviceName(device)}</span>}
      </td>
      <td className={table.short}>{momentText(at)}</td>
    </tr>
  );
}
