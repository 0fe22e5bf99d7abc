import { moderatedStates, reportReasons } from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { moment, oneOf, Paged } from '../../../platform/http/wire';
import { FeedbackWire, PageQuery } from '../schema';

export const ReportBody = Type.Object({
  reason: oneOf(reportReasons),
  note: Type.Optional(Type.String({ title: 'Note', maxLength: limits.reviews.reportNoteMax })),
});
export type ReportBody = Static<typeof ReportBody>;

export const ModerationQuery = Type.Object({
  ...PageQuery.properties,
  state: Type.Optional(oneOf(moderatedStates, 'reported: with open reports, the default; hidden: by an administrator')),
});

export const ModeratedFeedbackWire = Type.Object(
  {
    ...FeedbackWire.properties,
    hidden: Type.Boolean(),
    reports: Type.Array(
      Type.Object({
        reason: oneOf(reportReasons),
        note: Type.String(),
        createdAt: moment({ description: 'ISO 8601, UTC' }),
        handled: Type.Boolean({ description: 'Whether an administrator dismissed it or hid the review' }),
      }),
      { description: 'Latest first' },
    ),
  },
  { title: 'ModeratedFeedback' },
);

export const ModeratedPage = Paged(ModeratedFeedbackWire);
