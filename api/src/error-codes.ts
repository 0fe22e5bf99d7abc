/**
 * Every `code` of an error answer, with its meaning. After a change run `npm run docs -w api`, which writes
 * the table in docs/error-codes.md.
 */
export const errorCodes = {
  ADMIN_ACCOUNT: 'An administrator account cannot be deleted by its owner.',
  AI_ANSWER_INVALID: 'The AI service answered in a structure that the call cannot use.',
  AI_ANSWER_UNREADABLE: 'The answer of the AI service contains no JSON.',
  AI_IMAGES_UNAVAILABLE: 'No image service produced a picture.',
  AI_QUOTA_USED_UP: 'The daily limit of AI calls is reached.',
  AI_UNAVAILABLE: 'No text service produced an answer.',
  ALREADY_ANSWERED: 'The enquiry has a reply already.',
  ALREADY_ENROLLED: 'The learner is enrolled in this batch already.',
  ALREADY_EXISTS: 'A row with the same unique value exists.',
  BAD_REQUEST: 'The HTTP request is malformed.',
  BAD_SIGNATURE: 'The signature of the payment does not match the order.',
  BATCH_ENDED: 'The batch is over, so it takes no new learners.',
  BATCH_NOT_FOUND: 'No such batch is visible to the caller.',
  BLOCKED: 'The account is blocked by an administrator.',
  BLOG_NOT_FOUND: 'No such blog post is visible to the caller.',
  BODY_TOO_LARGE: 'The request body exceeds the size limit.',
  BROKEN_PICTURE: 'The picture cannot be decoded.',
  CALENDAR_NOT_FOUND: 'The calendar address is unknown or was replaced.',
  CANCELLED: 'The client closed the connection before the answer was ready.',
  CATEGORY_NOT_FOUND: 'No such category exists.',
  CLOSING: 'The process is shutting down.',
  COMMENT_NOT_FOUND: 'No such comment is visible to the caller.',
  CONFLICT: 'The request contradicts the current state.',
  CONTENT_NOT_FOUND: 'No such course content is visible to the caller.',
  CONTENT_TYPE_TAKEN: 'The course has contents of this type already.',
  COURSE_INCOMPLETE: 'The course lacks parts that publishing requires; `fields` lists them.',
  COURSE_NOT_FOUND: 'No such course is visible to the caller.',
  CURRENCY_NOT_ACCEPTED: 'The trainer does not accept this currency.',
  DATABASE_OUT_OF_REACH: 'The database does not answer.',
  EDIT_CONFLICT: 'The resource was saved by another session since it was read.',
  ENQUIRY_NOT_FOUND: 'No such enquiry is visible to the caller.',
  FEEDBACK_NOT_FOUND: 'No such review is visible to the caller.',
  FILE_TOO_LARGE: 'The uploaded file exceeds the size limit.',
  FORBIDDEN: 'The signed-in user may not do this.',
  FORGED_EVENT: 'The signature of the webhook event does not match.',
  GOOGLE_OUT_OF_REACH: 'The keys of Google cannot be fetched.',
  HAS_LEARNERS: 'The account teaches batches with enrolled learners, so it cannot be deleted.',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key belongs to an order for something else.',
  INTERNAL: 'An unexpected error; the log has it under the request id.',
  INVALID_JSON: 'The request body is empty or is not valid JSON.',
  LIST_CHANGED: 'The list to reorder was changed by another session.',
  MALFORMED_FORM: 'The multipart form is malformed or incomplete.',
  MODULE_NOT_FOUND: 'No such curriculum module is visible to the caller.',
  NAME_TAKEN: 'A saved search has this name already.',
  NOT_FOUND: 'No such resource is visible to the caller.',
  NOT_PROVEN: 'The Google credential is invalid for this site.',
  NOT_REFUNDABLE: 'The payment cannot be refunded any more.',
  NO_FEE_IN_CURRENCY: 'The course has no fee in this currency.',
  NO_GOOGLE_SIGN_IN: 'Sign-in with Google is not configured.',
  NO_SUCH_CALL: 'No route has this method and path.',
  NO_SUCH_ORDER: 'The payment sandbox does not know the order.',
  NO_SUCH_PERSON: 'No user has this e-mail address.',
  NO_SUCH_REFERENCE: 'The request refers to a row that does not exist.',
  ORDER_NOT_FOUND: 'No such order belongs to the caller.',
  OTHER_ACCOUNT: 'The e-mail address is linked to another Google account.',
  PAYMENTS_NOT_SET_UP: 'No payment provider is configured.',
  PAYMENT_PROVIDER_REFUSED: 'The payment provider rejected the call.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The payment provider did not answer in time.',
  PICTURE_TOO_LARGE: 'The picture has more pixels than the limit.',
  PRICE_ON_REQUEST: 'The course has no fee; learners must enquire.',
  RECEIPT_NOT_FOUND: 'No receipt exists for this order.',
  REVISION_NOT_FOUND: 'No such revision of the blog post exists.',
  SEARCH_NOT_FOUND: 'No such saved search belongs to the caller.',
  SESSION_NOT_FOUND: 'No such open session belongs to the caller.',
  STORAGE_UNAVAILABLE: 'The picture storage does not answer.',
  TOO_MANY_CODES: 'The limit of sign-in codes per hour is reached.',
  TOO_MANY_ENQUIRIES: 'The limit of enquiries is reached.',
  TOO_MANY_REQUESTS: 'A rate limit is reached.',
  TOO_MANY_SEARCHES: 'The limit of saved searches is reached.',
  TOO_MANY_TRIES: 'The sign-in code was tried too often.',
  TRAINER_NOT_FOUND: 'No such trainer exists.',
  TRY_AGAIN: 'A concurrent transaction won; the same request may succeed next time.',
  UNAUTHORIZED: 'The call needs a valid session.',
  UNAVAILABLE: 'A dependency is overloaded or restarting.',
  UNSUPPORTED_CONTENT_TYPE: 'The AI assistant writes no contents of this type.',
  UNSUPPORTED_FIELD_TYPE: 'The AI assistant writes no texts for this field.',
  UNSUPPORTED_MEDIA_TYPE: 'The content type of the body is not accepted.',
  UNSUPPORTED_PICTURE: 'The file is not a picture in an accepted format.',
  USER_NOT_FOUND: 'No such user exists.',
  VALIDATION_FAILED: 'A value breaks the schema or a rule; `fields` names the fields.',
  WRONG_CODE: 'The sign-in code is wrong or expired.',
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** The document docs/error-codes.md. */
export function errorCodesDocument(): string {
  const rows = Object.entries(errorCodes).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
  return `# Error codes

Every error answer of the API is \`{ success: false, status: "error", error, code, fields? }\`. The HTTP status says the kind
of failure, \`code\` the reason. This file is generated from \`api/src/error-codes.ts\` by \`npm run docs -w api\`.

| code | meaning |
| --- | --- |
${rows.join('\n')}
`;
}
