import type { CheckInListWire, CheckInOutcomeWire, TicketWire } from './schema';
import type { CheckInList, CheckInOutcome } from './service';

export const presentTicket = ({
  batchId,
  name,
  code,
}: {
  batchId: number;
  name: string;
  code: string;
}): TicketWire => ({
  batch_id: batchId,
  name,
  code,
});

export const presentCheckInList = (list: CheckInList): CheckInListWire => ({
  batch_id: list.batchId,
  course_id: list.courseId,
  course_name: list.courseName,
  batch_label: list.batchLabel,
  sessions: list.sessions.map(({ sessionDay, date, time, opensAt }) => ({
    session_day: sessionDay,
    date,
    time,
    opens_at: opensAt.toISOString(),
  })),
  seats: list.seats.map(({ userId, name, ticket, status }) => ({
    user_id: userId,
    name,
    ticket,
    refunded: status === 'Refunded',
  })),
  present: list.present.flatMap(({ userId, sessionDay, joinedAt, correctedAt, checkInId }) => {
    const at = joinedAt ?? correctedAt;
    return at ? [{ user_id: userId, session_day: sessionDay, at: at.toISOString(), check_in_id: checkInId }] : [];
  }),
});

export const presentOutcome = ({ id, result, seat, at }: CheckInOutcome): CheckInOutcomeWire => ({
  id,
  result,
  user_id: seat?.userId ?? null,
  name: seat?.name ?? null,
  at: at?.toISOString() ?? null,
});
