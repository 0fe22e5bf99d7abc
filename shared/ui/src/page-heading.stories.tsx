import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Button } from './button';
import { PageHeading } from './page-heading';

const meta: Meta<typeof PageHeading> = { component: PageHeading };
export default meta;

export const WithEverything = () => (
  <PageHeading
    title="Coupons"
    text="Learners enter the code at the checkout."
    actions={<Button variant="accent">New coupon</Button>}
  />
);
export const TitleOnly = () => <States of={{ 'title only': <PageHeading title="Profile" /> }} />;
