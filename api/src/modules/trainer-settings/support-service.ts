import { safeChatLink } from '@kaksha/domain/chat-links';
import { type SupportLinks, safeWebLink, supportLinkErrors } from '@kaksha/domain/trainer-rules';
import { forbidden } from '../../api-error';
import type { Database } from '../../db/database';
import { readTexts, refuse } from '../../form';
import type { Viewer } from '../../viewer';
import { loadTrainer } from '../trainers/service';
import { managesSettings, maySeeSupport } from './policy';
import { findSupport, isEnrolledWith, type SupportRow, saveSupport } from './repo';
import { type SupportBody, supportNames } from './schema';

type Person = NonNullable<Viewer>;

const none: SupportLinks = { email: '', contact: '', whatsapp: '', telegram: '', other: '', website: '' };

/** Null while the trainer has none. Throws 404 without such a trainer, 403 for who is neither them nor their learner. */
export async function getSupportLinks(db: Database, person: Person, trainerId: number): Promise<SupportRow | null> {
  await loadTrainer(db, trainerId);
  if (!maySeeSupport(person, trainerId, await isEnrolledWith(db, person.id, trainerId))) throw forbidden();
  return findSupport(db, trainerId);
}

/** Keeps the links; those that are empty or left out are none. Throws 400, 403 and 404. */
export async function saveSupportLinks(
  db: Database,
  person: Person,
  trainerId: number,
  body: SupportBody,
): Promise<SupportRow | null> {
  const claimed = body.trainer_id ?? trainerId;
  if (!managesSettings(person, trainerId) || claimed !== trainerId) throw forbidden();
  await loadTrainer(db, trainerId);
  const links = { ...none, ...readTexts(body, supportNames) };
  refuse(supportLinkErrors(links), supportNames);
  await saveSupport(db, {
    trainerId,
    supportEmail: links.email || null,
    supportContact: links.contact || null,
    whatsappLink: safeChatLink(links.whatsapp),
    telegramLink: safeChatLink(links.telegram),
    otherSupportLink: safeWebLink(links.other),
    websiteLink: safeWebLink(links.website),
  });
  return findSupport(db, trainerId);
}
