/** The queue of new events. */
export const eventQueue = 'fan-out-events';

/** The queue of notifications. */
export const notificationQueue = 'notify-users';

/** The queue of mails. */
export const mailQueue = 'send-mail';
