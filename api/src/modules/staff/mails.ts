import type { ServiceContext } from '../../platform/context/context';
import type { Mail } from '../../platform/mail/mailer';
import type { OutboxEvent } from '../../platform/outbox/events';
import { siteOrigin } from '../../platform/settings/site';
import { loadTrainer } from '../trainers/service';
import { findMember } from './repo';
import { staffInvitationMail } from './staff-invitation-mail';

/** Null when the invitation was answered or withdrawn before the mail could be sent. */
export async function invitationMailOf(
  context: ServiceContext,
  { payload }: OutboxEvent<'staff.invited'>,
): Promise<Mail | null> {
  const row = await findMember(context.db, payload.staffId);
  if (!row || row.member.acceptedAt) return null;
  const { email, role, instituteId } = row.member;
  const { trainer } = await loadTrainer(context, instituteId);
  return staffInvitationMail({
    to: email,
    instituteName: trainer.name,
    role,
    url: `${siteOrigin(context.settings)}/user-dashboard`,
  });
}
