import { badRequest, conflict, forbidden, notFound, tooMany } from '../../platform/http/api-error';

export const enquiryNotFound = () => notFound('There is no such enquiry.', 'ENQUIRY_NOT_FOUND');

export const batchNotFound = () => notFound('There is no such batch of this course.', 'BATCH_NOT_FOUND');

export const notRecipient = () => forbidden();

export const replyRequired = () => badRequest('Reply is required.', { reply: 'Reply is required' });

export const alreadyAnswered = () => conflict('This enquiry is answered already.', 'ALREADY_ANSWERED');

export const enquiryClosed = () =>
  conflict('This question is closed. Open it again to write a message.', 'ENQUIRY_CLOSED');

export const tooManyEnquiries = () =>
  tooMany('You have sent many enquiries today. Please send the next one tomorrow.', 'TOO_MANY_ENQUIRIES');
