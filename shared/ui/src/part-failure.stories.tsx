import type { Meta } from '@storybook/react-vite';
import { ButtonLink } from './button';
import { PartFailure } from './part-failure';

const meta: Meta<typeof PartFailure> = { component: PartFailure };
export default meta;

const nothing = () => {};

export const Inline = () => <PartFailure part="This part of the page did not load." onRetry={nothing} />;

export const Route = () => (
  <PartFailure
    variant="route"
    part="The trainer area did not load. The rest of the site works."
    onRetry={nothing}
    action={<ButtonLink to="/">Home</ButtonLink>}
  />
);
