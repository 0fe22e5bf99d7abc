import { certificateAddress } from '@kaksha/domain/certificates';
import { countText } from '@kaksha/domain/count-text';
import type { ServiceContext } from '../../platform/context/context';
import type { EventNotification } from '../../platform/outbox/event-notification';
import { siteOrigin } from '../../platform/settings/site';
import { certificateMail, certificateRevokedMail } from './certificate-mail';
import { findRecipient } from './repo';

const recipientsOf = async ({ db }: ServiceContext, { payload }: { payload: { certificateId: string } }) => {
  const found = await findRecipient(db, payload.certificateId);
  return found ? [found.learner.id] : [];
};

/** For a learner: a certificate. */
export const certificateNotification: EventNotification<'certificate.issued'> = {
  kind: 'certificate',
  recipients: recipientsOf,
  async text({ db }, { payload }) {
    const found = await findRecipient(db, payload.certificateId);
    if (!found || found.certificate.revokedAt) return null;
    const { id, courseName, attended, sessions } = found.certificate;
    return {
      title: `Your certificate: ${courseName}`,
      body: `You attended ${attended} of ${countText(sessions, 'session')}.`,
      link: certificateAddress(id),
    };
  },
  async mail({ db, settings }, { payload }) {
    const found = await findRecipient(db, payload.certificateId);
    if (!found || found.certificate.revokedAt) return null;
    const { learner, certificate } = found;
    return certificateMail({ learner, certificate, url: siteOrigin(settings) + certificateAddress(certificate.id) });
  },
};

/** For a learner: the trainer revoked a certificate. */
export const revocationNotification: EventNotification<'certificate.revoked'> = {
  kind: 'certificate',
  recipients: recipientsOf,
  async text({ db }, { payload }) {
    const found = await findRecipient(db, payload.certificateId);
    if (!found) return null;
    const { id, courseName, revokeReason } = found.certificate;
    return { title: `Certificate revoked: ${courseName}`, body: revokeReason, link: certificateAddress(id) };
  },
  async mail({ db, settings }, { payload }) {
    const found = await findRecipient(db, payload.certificateId);
    if (!found) return null;
    const { learner, certificate } = found;
    const url = siteOrigin(settings) + certificateAddress(certificate.id);
    return certificateRevokedMail({ learner, certificate, url, reason: certificate.revokeReason });
  },
};
