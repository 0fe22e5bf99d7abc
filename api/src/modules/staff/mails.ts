import type { ServiceContext } from '../../context';
import type { Mail } from '../../mail/mailer';
import { staffInvitationMail } from '../../mail/staff-invitation-mail';
import type { OutboxEvent } from '../../outbox/events';
import { siteOrigin } from '../../site';
import { loadTrainer } from '../trainers/service';
import { findMember } from './repo';

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
