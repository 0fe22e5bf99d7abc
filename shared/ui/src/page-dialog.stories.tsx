import type { Meta } from '@storybook/react-vite';
import { Button } from './button';
import { PageDialog } from './page-dialog';

const meta: Meta<typeof PageDialog> = { component: PageDialog };
export default meta;

const nothing = () => {};

export const Plain = () => (
  <PageDialog title="Preview" onClose={nothing}>
    <p style={{ padding: 16 }}>The text of the page.</p>
  </PageDialog>
);

export const WithAction = () => (
  <PageDialog
    title="Preview"
    description="Nothing is saved."
    action={<Button size="s">Phone</Button>}
    onClose={nothing}
  >
    <p style={{ padding: 16 }}>The text of the page.</p>
  </PageDialog>
);
