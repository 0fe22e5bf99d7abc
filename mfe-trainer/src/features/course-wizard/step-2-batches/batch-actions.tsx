import { possibleActions } from '@kaksha/domain/batch-state';
import type { Batch } from '@kaksha/domain/catalogue';
import { isJoinedOnline } from '@kaksha/domain/meetings';
import { changeableDays } from '@kaksha/domain/session-changes';
import { IconButton } from '@kaksha/ui/icon-button';
import { Menu } from '@kaksha/ui/menu';
import { Award, CalendarClock, CalendarX2, DoorClosed, DoorOpen, EllipsisVertical, Video } from 'lucide-react';

export type BatchDialog = 'cancel' | 'session' | 'meeting' | 'certificate';

export interface BatchActionsProps {
  batch: Batch;
  now: Date;
  /** Names the batch. */
  schedule: string;
  disabled: boolean;
  onChange: (action: 'open' | 'close') => void;
  onDialog: (dialog: BatchDialog) => void;
}

/** The changes of a batch's life cycle and of its single sessions. Renders nothing when none is possible. */
export function BatchActions({ batch, now, schedule, disabled, onChange, onDialog }: BatchActionsProps) {
  const possible = possibleActions(batch, now);
  if (possible.length === 0) return null;
  const label = `More actions, ${schedule}`;
  return (
    <Menu
      label={label}
      align="end"
      items={[
        ...(possible.includes('open')
          ? [{ label: 'Open for enrolment', icon: <DoorOpen aria-hidden="true" />, onSelect: () => onChange('open') }]
          : []),
        ...(possible.includes('close')
          ? [
              {
                label: 'Close for enrolment',
                icon: <DoorClosed aria-hidden="true" />,
                onSelect: () => onChange('close'),
              },
            ]
          : []),
        ...(isJoinedOnline(batch)
          ? [{ label: 'Meeting link', icon: <Video aria-hidden="true" />, onSelect: () => onDialog('meeting') }]
          : []),
        { label: 'Certificate', icon: <Award aria-hidden="true" />, onSelect: () => onDialog('certificate') },
        ...(changeableDays(batch, now, 1).length > 0
          ? [
              {
                label: 'Skip or move a session',
                icon: <CalendarClock aria-hidden="true" />,
                onSelect: () => onDialog('session'),
              },
            ]
          : []),
        'separator',
        {
          label: 'Cancel this batch',
          icon: <CalendarX2 aria-hidden="true" />,
          danger: true,
          onSelect: () => onDialog('cancel'),
        },
      ]}
      trigger={(props) => (
        <IconButton {...props} disabled={disabled} label={label} icon={<EllipsisVertical aria-hidden="true" />} />
      )}
    />
  );
}
