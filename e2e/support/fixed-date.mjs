/**
 * Preloaded into a site: its date stands still, also in the embedded database and in the demo data, which are the same
 * rows on the same day. Timers go on. With E2E_DAYS_LATER it is a day after today.
 */
import fakeTimers from '@sinonjs/fake-timers';

const { E2E_DATE: date, E2E_DAYS_LATER: days } = process.env;
const now = days ? Date.now() + Number(days) * 86_400_000 : Date.parse(date);
fakeTimers.install({ now, toFake: ['Date'] });
