import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { CalendarFeed } from './calendar-feed';
import { CalendarFeedAddress } from './calendar-feed-address';
import { CalendarFeedDialog } from './calendar-feed-dialog';
import { CalendarFeedSection } from './calendar-feed-section';
import styles from './skeleton.stories.module.css';

const meta: Meta<typeof CalendarFeed> = { component: CalendarFeed };
export default meta;

const nothing = () => {};
const notify = { success: nothing, error: nothing };
const actions = { onCreate: async () => {}, onRevoke: async () => {}, notify, messageOf: String };
const url = 'https://kaksha.test/calendar/7f2c.ics';
const createdAt = '2026-01-12T09:00:00Z';

export const NoAddress = () => <CalendarFeed createdAt={null} url={null} {...actions} />;
export const NewAddress = () => <CalendarFeed {...{ createdAt, url }} {...actions} />;
export const EarlierAddress = () => <CalendarFeed createdAt={createdAt} url={null} {...actions} />;
export const AddressAlone = () => <CalendarFeedAddress url={url} notify={notify} />;
export const Renew = () => <CalendarFeedDialog action="renew" onConfirm={nothing} onClose={nothing} />;
export const Revoke = () => <CalendarFeedDialog action="revoke" onConfirm={nothing} onClose={nothing} />;

const texts = { onRetry: nothing, text: 'Your classes in your calendar.', skeletonClassName: styles.block };
const error = { message: 'The server did not answer.' };

export const Section = () => (
  <States
    of={{
      data: (
        <CalendarFeedSection
          title="Calendar"
          resource={{ status: 'succeeded', data: { createdAt: null, url: null }, error: null }}
          {...texts}
          {...actions}
        />
      ),
      loading: (
        <CalendarFeedSection
          title="Calendar that loads"
          resource={{ status: 'loading', data: null, error: null }}
          {...texts}
          {...actions}
        />
      ),
      failed: (
        <CalendarFeedSection
          title="Calendar that failed"
          resource={{ status: 'failed', data: null, error }}
          {...texts}
          {...actions}
        />
      ),
    }}
  />
);
