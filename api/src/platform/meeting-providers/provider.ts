/** A session of a batch that takes place online. */
export interface OnlineClass {
  batchId: number;
  /** Day of the session in the timetable. */
  sessionDay: string;
  courseName: string;
  endsAt: Date;
}

export interface Participant {
  userId: number;
  name: string;
  /** Whether the participant teaches the class. */
  isModerator: boolean;
}

/** Opens the meeting of a class: a link of the trainer, or a room that is made on demand. */
export interface MeetingProvider {
  /** For example Zoom; the host of an unknown product. */
  readonly name: string;
  /** The address that opens the meeting for one participant. @throws ApiError MEETING_UNAVAILABLE (502) */
  join(session: OnlineClass, participant: Participant, now: Date): Promise<string>;
}

type RoomOf = Pick<OnlineClass, 'batchId' | 'sessionDay'>;

export interface Recording {
  sessionDay: string;
  startedAt: Date;
  /** Whole minutes; null when the server does not say. */
  minutes: number | null;
  url: string;
}

/** A server that makes a room for each session. Every call throws ApiError MEETING_UNAVAILABLE (502). */
export interface RoomProvider extends MeetingProvider {
  isRunning(session: RoomOf): Promise<boolean>;
  /** Ends the meeting for everybody; does nothing when it does not run. */
  end(session: RoomOf): Promise<void>;
  /** Published recordings, oldest first. */
  recordings(batchId: number, sessionDays: readonly string[]): Promise<Recording[]>;
}
