import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { ChevronDown, MapPin } from 'lucide-react';
import { Chip } from './chip';

const meta: Meta<typeof Chip> = { component: Chip };
export default meta;

const nothing = () => {};

export const AllStates = () => (
  <States
    row
    of={{
      text: <Chip>Weekend</Chip>,
      link: <Chip to="/live-courses?q=docker">docker</Chip>,
      button: (
        <Chip onClick={nothing} iconEnd={<ChevronDown aria-hidden="true" />}>
          Price
        </Chip>
      ),
      pressed: (
        <Chip onClick={nothing} pressed>
          Evening
        </Chip>
      ),
      selected: (
        <Chip on onClick={nothing} icon={<MapPin aria-hidden="true" />}>
          Pune
        </Chip>
      ),
      removable: <Chip onRemove={nothing}>Beginner</Chip>,
    }}
  />
);
