import type { Meta } from '@storybook/react-vite';
import { ConflictDialog } from './conflict-dialog';

const meta: Meta<typeof ConflictDialog> = { component: ConflictDialog };
export default meta;

export const TwoFields = () => (
  <ConflictDialog
    record="batch"
    differences={[
      { label: 'Seats', mine: '12', theirs: '25', isUntouched: false },
      { label: 'Area', mine: 'Nothing', theirs: 'Koramangala', isUntouched: true },
    ]}
    onChoice={() => {}}
    onCancel={() => {}}
  />
);
