/**
 * Preloaded into a site: its date stands still, also in the embedded database and in the demo data, which are the same
 * rows on the same day. Timers go on.
 */
import fakeTimers from '@sinonjs/fake-timers';

fakeTimers.install({ now: new Date(process.env.E2E_DATE), toFake: ['Date'] });
