import { string } from 'yup';
import * as limits from './limits';
import { formRules, requiredText } from './rules';

/** Rules of messages between learners and trainers. */

const message = (max: number) => requiredText(max, 'Message is required', 'Message');

export const enquiryRules = formRules<{ message: string; phone: string }>({
  message: message(limits.enquiry.messageMax),
  phone: string()
    .trim()
    .matches(/^[+\d\s-]{0,20}$/, 'Please enter a phone number'),
});

export const replyRules = formRules<{ reply: string }>({
  reply: requiredText(limits.enquiry.messageMax, 'Reply is required', 'Reply'),
});

export const batchMessageRules = formRules<{ message: string }>({ message: message(limits.batchMessage.textMax) });
