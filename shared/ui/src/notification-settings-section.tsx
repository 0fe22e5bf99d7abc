import { AsyncBoundary, type AsyncResource } from './async-boundary';
import { NotificationSettings, type NotificationSettingsProps } from './notification-settings';
import { Skeleton } from './skeleton';

export interface NotificationSettingsSectionProps extends Pick<NotificationSettingsProps, 'onChange'> {
  resource: AsyncResource<NotificationSettingsProps['settings']>;
  onRetry: () => void;
  className?: string;
  /** Gives the skeleton its size. */
  skeletonClassName?: string;
}

/** The notification settings of a learner or trainer in their own section, with their loading and error states. */
export function NotificationSettingsSection({
  resource,
  onRetry,
  onChange,
  className,
  skeletonClassName,
}: NotificationSettingsSectionProps) {
  return (
    <section className={className} aria-labelledby="notification-settings">
      <h2 id="notification-settings">Notification settings</h2>
      <p>Choose which notifications you get in the app and by mail. Changes apply at once.</p>
      <AsyncBoundary
        resource={resource}
        name="Notification settings"
        announce={false}
        loading={<Skeleton shape="block" className={skeletonClassName} />}
        error={{ level: 3 }}
        onRetry={onRetry}
      >
        {(settings) => <NotificationSettings settings={settings} onChange={onChange} />}
      </AsyncBoundary>
    </section>
  );
}
