import type { Meta } from '@storybook/react-vite';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button';
import { Menu } from './menu';
import { type MenuEntry, MenuPopup } from './menu-popup';

const meta: Meta<typeof Menu> = { component: Menu };
export default meta;

const items: MenuEntry[] = [
  { label: 'View as a learner', to: '/course', iconEnd: <ExternalLink aria-hidden="true" /> },
  {
    label: 'Duplicate',
    hint: 'A draft with the same contents, without batches',
    icon: <Copy aria-hidden="true" />,
    onSelect: () => {},
  },
  'separator',
  { label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => {} },
];

export const Closed = () => (
  <Menu label="Course actions" items={items} trigger={(props) => <Button {...props}>More actions</Button>} />
);

export const Open = () => {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor}>More actions</Button>
      <MenuPopup
        label="Course actions"
        items={items}
        head="learner@kaksha.test"
        align="start"
        open
        focusFirst={false}
        onOpenChange={() => {}}
        anchor={anchor}
      />
    </>
  );
};
