import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Skeleton } from './skeleton';
import styles from './skeleton.stories.module.css';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;

export const Shapes = () => (
  <States
    of={{
      text: <Skeleton />,
      block: <Skeleton shape="block" className={styles.block} />,
      circle: <Skeleton shape="circle" className={styles.circle} />,
    }}
  />
);
