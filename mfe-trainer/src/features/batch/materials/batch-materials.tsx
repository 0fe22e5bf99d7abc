import { withoutId } from '@kaksha/api-client/by-id';
import { orderMaterials, removeMaterial } from '@kaksha/api-client/materials';
import { useOrdering } from '@kaksha/api-client/use-ordering';
import { useResource } from '@kaksha/api-client/use-resource';
import type { Batch } from '@kaksha/domain/catalogue';
import { formatLongDay } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import { formatFileSize, type Material } from '@kaksha/domain/materials';
import { storageText } from '@kaksha/domain/storage-use';
import { actualDay } from '@kaksha/domain/timetable';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { IconButton } from '@kaksha/ui/icon-button';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTrainerStore } from '../../../store/store-context';
import styles from './batch-materials.module.css';
import { MaterialDialog } from './material-dialog';
import { RemoveDialog } from './remove-dialog';

type Open = { dialog: 'add' } | { dialog: 'change' | 'remove'; material: Material } | null;

/** Materials and recordings of a batch: links and files, in the trainer's order. */
export function BatchMaterials({ batch }: { batch: Batch }) {
  const batchId = batch.id;
  const { host, materials, batchStorageUse } = useTrainerStore();
  const resource = useResource(materials, batchId);
  const [open, setOpen] = useState<Open>(null);
  const use = useResource(batchStorageUse, batchId).data;
  useEffect(() => {
    void materials.load(batchId);
    void batchStorageUse.load(batchId);
  }, [materials, batchStorageUse, batchId]);
  const close = () => setOpen(null);

  const { ordered, move, announcement, list } = useOrdering({
    items: resource.data ?? [],
    save: async (ids) => materials.put(await orderMaterials(host.http, batchId, [...ids]), batchId),
    reload: () => materials.reload(batchId),
    nameOf: ({ title }) => title,
  });
  const remove = async ({ id, title }: Material) => {
    await removeMaterial(host.http, batchId, id);
    materials.change((all) => withoutId(all, id), batchId);
    void batchStorageUse.reload(batchId);
    host.notify.success('Material removed', { description: title });
  };

  return (
    <>
      <div className={`stack gap-4 ${styles.panel}`}>
        <p className="meta">
          Only the learners of this batch can open them, on My Courses. They keep them after the course has ended.
        </p>
        <div>
          <Button variant="ink" icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ dialog: 'add' })}>
            Add a material
          </Button>
        </div>
        {use && <p className="meta">{`Files of all your courses: ${storageText(use)}`}</p>}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <AsyncBoundary
          resource={resource}
          name="Materials"
          onRetry={() => void materials.load(batchId)}
          error={{ level: 2 }}
          empty={<p className="meta">This batch has no materials yet.</p>}
        >
          {() => (
            <ol ref={list} className={styles.list} aria-label="Materials and recordings">
              {ordered.map((material, index) => (
                <li key={material.id} className={`cluster gap-2 gap-x-4 middle ${styles.row}`}>
                  <div className={styles.text}>
                    <p className={styles.title}>
                      <span dir="auto">{`${material.title} `}</span>
                      {material.kind === 'recording' && <Badge tone="info">Recording</Badge>}
                    </p>
                    <p className="meta">{factsOf(material, batch)}</p>
                  </div>
                  <div className={`row gap-1 ${styles.buttons}`}>
                    <IconButton
                      label={`Move ${material.title} up`}
                      icon={<ArrowUp />}
                      data-move={`${material.id}-up`}
                      aria-disabled={index === 0}
                      onClick={() => move(material, 'up')}
                    />
                    <IconButton
                      label={`Move ${material.title} down`}
                      icon={<ArrowDown />}
                      data-move={`${material.id}-down`}
                      aria-disabled={index === ordered.length - 1}
                      onClick={() => move(material, 'down')}
                    />
                    <IconButton
                      label={`Change ${material.title}`}
                      icon={<Pencil />}
                      onClick={() => setOpen({ dialog: 'change', material })}
                    />
                    <IconButton
                      label={`Remove ${material.title}`}
                      icon={<Trash2 />}
                      onClick={() => setOpen({ dialog: 'remove', material })}
                    />
                  </div>
                </li>
              ))}
            </ol>
          )}
        </AsyncBoundary>
      </div>
      {open?.dialog === 'add' && <MaterialDialog batch={batch} material={null} onClose={close} />}
      {open?.dialog === 'change' && <MaterialDialog batch={batch} material={open.material} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog title={open.material.title} onRemove={() => remove(open.material)} onClose={close} />
      )}
    </>
  );
}

function factsOf({ sessionDay, visibleFrom, link, file }: Material, batch: Batch): string {
  const day = sessionDay ? actualDay(batch, sessionDay) : sessionDay;
  return [
    file ? `${isolated(file.name)}, ${formatFileSize(file.size)}` : link && new URL(link).hostname,
    day ? `Class of ${formatLongDay(day)}` : 'Whole batch',
    visibleFrom && `Visible from ${formatLongDay(visibleFrom)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
