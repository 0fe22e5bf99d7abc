import type { Meta } from '@storybook/react-vite';
import { TagList } from './tag-list';

const meta: Meta<typeof TagList> = { component: TagList };
export default meta;

export const Tags = () => (
  <TagList label="Skills" items={['kubectl', 'Helm', 'Observability', 'Incident response', 'GitOps', 'Terraform']} />
);
