import type { Meta } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs';

const meta: Meta<typeof Breadcrumbs> = { component: Breadcrumbs };
export default meta;

export const Path = () => (
  <Breadcrumbs
    items={[
      { label: 'Home', to: '/' },
      { label: 'Cloud & DevOps', to: '/live-courses?category=cloud-devops' },
      { label: 'Kubernetes in Production' },
    ]}
  />
);
