import type { Meta } from '@storybook/react-vite';
import { CodeStep } from './code-step';
import { codeSchema } from './use-code-form';

const meta: Meta<typeof CodeStep> = { component: CodeStep };
export default meta;

const schema = codeSchema(6);
const step = { digits: 6, schema, onVerify: async () => {}, onResend: async () => {}, label: 'Sign in' };

export const JustSent = () => (
  <CodeStep {...step} resendAfterSeconds={60} mailboxUrl="/backend/dev/mails" aside="Valid for 10 minutes">
    <p>We sent a code to learner@kaksha.test.</p>
  </CodeStep>
);

export const CanResend = () => (
  <CodeStep {...step} resendAfterSeconds={0} mailboxUrl={null}>
    <p>We sent a code to learner@kaksha.test.</p>
  </CodeStep>
);
