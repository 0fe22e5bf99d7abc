import { formatDate } from '@kaksha/domain/dates';
import { verificationPath } from '@kaksha/domain/paths';
import type { EventNotification } from '../../platform/outbox/event-notification';
import { siteOrigin } from '../../platform/settings/site';
import { findDecided } from './repo';
import { refusedMail, verifiedMail } from './verification-mail';

const refusal = (ends: boolean) => (ends ? 'Your verification has ended' : 'You are not verified yet');

/** For the trainer: the decision about a verification. */
export const decidedNotification: EventNotification<'verification.decided'> = {
  kind: 'platform-decision',
  async recipients({ db }, { payload }) {
    const found = await findDecided(db, payload.verificationId);
    return found ? [found.userId] : [];
  },
  async text({ db }, { payload }) {
    const found = await findDecided(db, payload.verificationId);
    if (!found) return null;
    const { expiresOn, reason } = found.request;
    return expiresOn
      ? {
          title: `You are verified until ${formatDate(expiresOn)}`,
          body: 'Your page and your courses show it.',
          link: verificationPath,
        }
      : { title: refusal(payload.ends), body: reason ?? '', link: verificationPath };
  },
  async mail({ db, settings }, { payload }) {
    const found = await findDecided(db, payload.verificationId);
    if (!found) return null;
    const { email, request } = found;
    const url = siteOrigin(settings) + verificationPath;
    return request.expiresOn
      ? verifiedMail({ email, until: formatDate(request.expiresOn), url })
      : refusedMail({ email, title: refusal(payload.ends), reason: request.reason ?? '', url });
  },
};
