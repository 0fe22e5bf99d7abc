import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { ButtonLink } from './button';
import { RegionError } from './region-error';

const meta: Meta<typeof RegionError> = { component: RegionError };
export default meta;

const nothing = () => {};

export const Inline = () => (
  <States
    of={{
      'with Retry': (
        <RegionError title="Similar courses did not load" text="The rest of the page works." onRetry={nothing} />
      ),
      retrying: <RegionError title="Reviews did not load" onRetry={nothing} retrying />,
      refused: (
        <RegionError title="You have no access to this" text="Only the owner of the institute sees it." refused />
      ),
      'title only': <RegionError title="The map did not load" />,
    }}
  />
);

export const Route = () => (
  <RegionError
    variant="route"
    title="This page did not load"
    text="The other pages of the site work."
    onRetry={nothing}
    action={<ButtonLink to="/">Home</ButtonLink>}
  />
);
