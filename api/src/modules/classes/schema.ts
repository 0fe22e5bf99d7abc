import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, nullable, utcTime } from '../../platform/http/wire';

const provider = Type.String({ description: 'For example Zoom; the host of an unknown product' });

export const ClassParams = Type.Object({ batchId: Id });

export const MeetingBody = Type.Object({
  url: Type.String({
    title: 'Meeting link',
    maxLength: limits.meeting.urlMax,
    description: 'https; empty removes the link',
  }),
  version: versionField,
});

export const MeetingWire = Type.Object(
  {
    batchId: Type.Integer(),
    url: nullable(Type.String()),
    provider: nullable(provider),
    isOnDemand: Type.Boolean({ description: 'The site makes a meeting for each class, because there is no link' }),
    version: recordVersion,
  },
  { title: 'Meeting' },
);

export const JoinWire = Type.Object(
  {
    url: Type.String({ description: 'The meeting' }),
    provider,
    session: Type.Object({ date: Type.String(), startsAt: utcTime('Start'), endsAt: utcTime('End') }),
  },
  { title: 'JoinedClass' },
);
