import type { Meta } from '@storybook/react-vite';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Sheet } from './sheet';
import { TextButton } from './text-button';

const meta: Meta<typeof Sheet> = { component: Sheet };
export default meta;

export const Filters = () => (
  <Sheet
    open
    onOpenChange={() => {}}
    title="Filters"
    action={<TextButton>Clear filters</TextButton>}
    footer={
      <Button variant="accent" block>
        Show 96 courses
      </Button>
    }
  >
    <Checkbox label="Online" count={64} defaultChecked />
    <Checkbox label="Classroom" count={32} />
  </Sheet>
);
