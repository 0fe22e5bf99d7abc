const notSubscribed = 'Failed to subscribe. Please try again.';

/** Texts without one of the server: for an answer that does not say success, and for a failed request. */
export const newsletterTexts = { refused: notSubscribed, failed: notSubscribed };
