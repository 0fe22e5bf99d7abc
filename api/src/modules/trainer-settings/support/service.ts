import { safeChatLink } from '@kaksha/domain/chat-links';
import { emailAddressOf } from '@kaksha/domain/email-address';
import { noSupportLinks, supportLinkRules } from '@kaksha/domain/trainer-rules';
import { keysOf } from '@kaksha/domain/typed';
import { safeWebLink } from '@kaksha/domain/web-link';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { lockNamed } from '../../../platform/database/lock-named';
import { forbidden } from '../../../platform/http/api-error';
import { requireVersion } from '../../../platform/http/edit-conflict';
import { check, readTexts } from '../../../platform/http/form';
import { loadTrainer } from '../../trainers/service';
import { mayEditSettings, maySeeSupport } from '../policy';
import { requireOwnTrainerId } from '../service';
import { supportVersion } from './present';
import { findSupport, isEnrolledWith, type SupportRow, saveSupport } from './repo';
import type { SupportBody } from './schema';

/**
 * Null before the trainer saved links.
 * @throws ApiError TRAINER_NOT_FOUND (404), FORBIDDEN (403) unless the caller is the trainer, a learner or an admin.
 */
export async function getSupportLinks(context: UserContext, trainerId: number): Promise<SupportRow | null> {
  const { db, principal } = context;
  await loadTrainer(context, trainerId);
  if (!maySeeSupport(principal, trainerId, await isEnrolledWith(db, principal.id, trainerId))) throw forbidden();
  return findSupport(db, trainerId);
}

/** The caller's own links. @throws ApiError as `getSupportLinks`. */
export function getOwnSupportLinks(context: UserContext): Promise<SupportRow | null> {
  return getSupportLinks(context, requireOwnTrainerId(context));
}

/**
 * Saves all links. Empty and missing ones are removed.
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403), TRAINER_NOT_FOUND (404), EDIT_CONFLICT (409) for an
 * outdated version.
 */
export async function updateSupportLinks(
  context: UserContext,
  { id: trainerId, version, ...body }: SupportBody & { id: number },
): Promise<SupportRow | null> {
  const { principal } = context;
  const claimed = body.trainerId ?? trainerId;
  if (!mayEditSettings(principal, trainerId) || claimed !== trainerId) throw forbidden();
  await loadTrainer(context, trainerId);
  const links = { ...noSupportLinks, ...readTexts(body, keysOf(noSupportLinks)) };
  check(supportLinkRules, links);
  return inTransaction(context, async ({ db }) => {
    await lockNamed(db, `support links of trainer ${trainerId}`);
    const stored = await findSupport(db, trainerId);
    const versions = { given: version, stored: supportVersion(stored) };
    requireVersion(versions, { name: 'list of links', read: () => stored });
    await saveSupport(db, {
      trainerId,
      supportEmail: emailAddressOf(links.supportEmail),
      supportContact: links.supportContact || null,
      whatsappLink: safeChatLink(links.whatsappLink),
      telegramLink: safeChatLink(links.telegramLink),
      otherSupportLink: safeWebLink(links.otherSupportLink),
      websiteLink: safeWebLink(links.websiteLink),
    });
    return findSupport(db, trainerId);
  });
}

/** Saves the caller's own links. @throws ApiError as `updateSupportLinks`. */
export function updateOwnSupportLinks(context: UserContext, body: SupportBody): Promise<SupportRow | null> {
  return updateSupportLinks(context, { ...body, id: requireOwnTrainerId(context, body.trainerId) });
}

/** As `updateOwnSupportLinks`, for clients that add and change links by different calls. */
export const addSupportLinks = updateOwnSupportLinks;
