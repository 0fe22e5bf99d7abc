import * as limits from '@kaksha/domain/limits';
import { TextField } from '@kaksha/forms/text-field';
import { useWatch } from 'react-hook-form';
import { meetingHint } from '../../../batch/meeting-hint';
import type { BatchValues } from './batch-values';

/** The meeting link of a batch that takes place online. */
export function MeetingField() {
  const [mode, url] = useWatch<BatchValues, ['mode', 'meetingUrl']>({ name: ['mode', 'meetingUrl'] });
  if (mode === 'Classroom(Offline)') return null;
  return (
    <TextField
      name="meetingUrl"
      label="Meeting link"
      type="url"
      placeholder="meet.google.com/abc-defg-hij"
      autoComplete="off"
      maxLength={limits.meeting.urlMax}
      hint={meetingHint(url)}
    />
  );
}
