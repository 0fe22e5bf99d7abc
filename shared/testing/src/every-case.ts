/**
 * Whether tests of crashes try every case. `npm test` tries some of them, because each case takes up to seconds;
 * `npm run drill -- crashes` sets `TEST_EVERY_CASE` and tries all.
 */
export const everyCase = process.env.TEST_EVERY_CASE === '1';
