import { batch } from '@kaksha/testing/factories';
import type { Meta } from '@storybook/react-vite';
import { Classroom } from './classroom';

const meta: Meta<typeof Classroom> = { component: Classroom };
export default meta;

export const WithAddress = () => (
  <Classroom
    batch={batch({ mode: 'Classroom(Offline)', area: 'Kothrud', address: '12 MG Road' })}
    city="Pune, Maharashtra"
  />
);
