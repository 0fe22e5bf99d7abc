import { restoreSettingVersion } from '@kaksha/api-client/site-settings';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import type { SettingSection, StoredSettings } from '@kaksha/domain/site-settings';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Spinner } from '@kaksha/ui/spinner';
import { useEffect } from 'react';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import { fieldLabels, valueText } from './sections';
import styles from './settings-page.module.css';

export interface HistoryDialogProps {
  section: SettingSection;
  title: string;
  /** Whether restoring would discard unsaved changes. */
  unsaved: boolean;
  onRestored: (all: StoredSettings) => void;
  onClose: () => void;
}

/** The versions of a section, each with a way back. */
export function HistoryDialog({ section, title, unsaved, onRestored, onClose }: HistoryDialogProps) {
  const { host, siteSettings, settingVersions } = useBlogStore();
  const momentText = useMomentText();
  const versions = useResource(settingVersions, section);
  useEffect(() => void settingVersions.reload(section), [settingVersions, section]);
  const { running, run } = useAction<number>();

  const restore = (version: number) =>
    run(
      async () => {
        const all = await restoreSettingVersion(host.http, section, version);
        siteSettings.put(all);
        onRestored(all);
        host.notify.success(version === 0 ? 'The built-in settings are back' : `Version ${version} is back`);
        onClose();
      },
      { key: version, failed: 'Failed to restore this version' },
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && running === null && onClose()}
      size="l"
      title={`History: ${title}`}
      description={
        unsaved
          ? 'Restoring replaces what you wrote and did not save.'
          : 'Restoring makes an earlier version the next one; nothing is lost.'
      }
    >
      <AsyncBoundary
        resource={versions}
        name="The versions"
        announce={false}
        loading={<Spinner />}
        error={{ title: 'Failed to load the versions' }}
        onRetry={() => void settingVersions.load(section)}
      >
        {(all) => (
          <ol className={`stack gap-3 ${styles.versions}`} aria-label="Versions">
            {all.map(({ version, savedAt, savedBy, restored, texts }, index) => (
              <li key={version} className="stack gap-3 panel pad-4">
                <div className="cluster gap-3 middle between">
                  <div className="cluster gap-2 middle">
                    <h3 className={styles.version}>{version === 0 ? 'Built in' : `Version ${version}`}</h3>
                    {index === 0 && <Badge tone="good">In force</Badge>}
                    {restored !== null && <Badge>{restored === 0 ? 'Built in again' : `As version ${restored}`}</Badge>}
                  </div>
                  {index > 0 && (
                    <Button
                      size="s"
                      busy={running === version}
                      disabled={running !== null && running !== version}
                      aria-label={version === 0 ? 'Restore the built-in settings' : `Restore version ${version}`}
                      onClick={() => void restore(version)}
                    >
                      Restore
                    </Button>
                  )}
                </div>
                {savedAt && (
                  <p className="meta">
                    <span>{momentText(savedAt)}</span>
                    {savedBy && <span dir="auto">{`, ${savedBy}`}</span>}
                  </p>
                )}
                <dl className={styles.texts}>
                  {texts.map(({ field, text }) => (
                    <div key={field}>
                      <dt>{fieldLabels[field] ?? field}</dt>
                      <dd dir="auto">{valueText(field, text, momentText)}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        )}
      </AsyncBoundary>
    </Dialog>
  );
}
