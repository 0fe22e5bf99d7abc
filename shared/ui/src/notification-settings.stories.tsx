import { settingOf } from '@kaksha/domain/notifications';
import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { NotificationSettings } from './notification-settings';
import { NotificationSettingsSection } from './notification-settings-section';
import styles from './skeleton.stories.module.css';

const meta: Meta<typeof NotificationSettings> = { component: NotificationSettings };
export default meta;

const nothing = () => {};
const settings = (['enquiry-answered', 'security'] as const).map((kind) => settingOf(kind, {}));
const actions = { onRetry: nothing, onChange: nothing, skeletonClassName: styles.block };
const error = { message: 'The server did not answer.' };

export const List = () => <NotificationSettings settings={settings} onChange={nothing} />;

export const Section = () => (
  <NotificationSettingsSection resource={{ status: 'succeeded', data: settings, error: null }} {...actions} />
);

export const Loading = () => (
  <States
    of={{
      loading: <NotificationSettingsSection resource={{ status: 'loading', data: null, error: null }} {...actions} />,
    }}
  />
);

export const Failed = () => (
  <NotificationSettingsSection resource={{ status: 'failed', data: null, error }} {...actions} />
);
