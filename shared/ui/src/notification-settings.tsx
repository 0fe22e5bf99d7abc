import {
  type NotificationChannel,
  type NotificationSetting,
  notificationChannels,
  type SettingChange,
} from '@kaksha/domain/notifications';
import { useId } from 'react';
import { Checkbox } from './checkbox';
import styles from './notification-settings.module.css';

export interface NotificationSettingsProps {
  settings: readonly NotificationSetting[];
  onChange: (change: SettingChange) => void;
}

const channelNames: Record<NotificationChannel, string> = { 'in-app': 'In the app', mail: 'By mail' };

/** A choice for each kind of notification and channel. A change applies at once. */
export function NotificationSettings({ settings, onChange }: NotificationSettingsProps) {
  return (
    <ul className={styles.list}>
      {settings.map((setting) => (
        <Kind key={setting.kind} setting={setting} onChange={onChange} />
      ))}
    </ul>
  );
}

function Kind({
  setting: { kind, label, description, channels },
  onChange,
}: {
  setting: NotificationSetting;
  onChange: (change: SettingChange) => void;
}) {
  const id = useId();
  const offered = notificationChannels.flatMap((channel) => {
    const state = channels[channel];
    return state ? [{ channel, ...state }] : [];
  });
  const fixed = offered.filter(({ mandatory }) => mandatory);
  const note = fixed.length === offered.length ? 'It cannot be turned off.' : 'The mail cannot be turned off.';
  return (
    <li className={`stack gap-2 gap-x-6 ${styles.kind}`}>
      <div>
        <h3 id={id} className={styles.label}>
          {label}
        </h3>
        <p className={`note ${styles.description}`}>{description + (fixed.length > 0 ? ` ${note}` : '')}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its legend */}
      <div role="group" aria-labelledby={id} className={`cluster gap-x-6 ${styles.channels}`}>
        {offered.map(({ channel, enabled, mandatory }) => (
          <Checkbox
            key={channel}
            label={channelNames[channel]}
            checked={enabled}
            disabled={mandatory}
            onChange={({ target }) => onChange({ kind, channel, enabled: target.checked })}
          />
        ))}
      </div>
    </li>
  );
}
