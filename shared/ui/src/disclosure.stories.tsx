import type { Meta } from '@storybook/react-vite';
import { Accordion, Disclosure } from './disclosure';

const meta: Meta<typeof Disclosure> = { component: Disclosure };
export default meta;

export const Modules = () => (
  <Accordion>
    <Disclosure number={1} title="First cluster" aside="Week 1" defaultOpen>
      <p>Nodes, pods, and what happens when one of them stops.</p>
    </Disclosure>
    <Disclosure number={2} title="Bad days" aside="Week 2">
      <p>Evictions.</p>
    </Disclosure>
    <Disclosure title="Without a number">
      <p>Questions and answers.</p>
    </Disclosure>
  </Accordion>
);
