import * as limits from './limits';
import { formRules, requiredText } from './rules';

/** The reason of a block, which its person reads. */
export const blockRules = formRules<{ reason: string }>({
  reason: requiredText(limits.blockReasonMax, 'Please enter a reason', 'Reason'),
});
