import { currentTime } from '@kaksha/contract/now';
import { offeredDayCodes } from '@kaksha/domain/batch-rules';
import {
  type Batch,
  type DayCode,
  dayParts,
  defaultTimeZone,
  deliveryModes,
  timeZoneCodes,
} from '@kaksha/domain/catalogue';
import { dayIn, formatClock, ianaZone, instantOf, isDay, zoneAt } from '@kaksha/domain/dates';
import { dayPartOf } from '@kaksha/domain/day-part';
import * as limits from '@kaksha/domain/limits';
import { scheduleLabel } from '@kaksha/domain/timetable';
import { isOneOf } from '@kaksha/domain/typed';
import { SelectField } from '@kaksha/forms/select-field';
import { TextField } from '@kaksha/forms/text-field';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldPair } from '../shared/form-section';
import { type BatchValues, customDays } from './batch-values';
import { fits, lengthOf, useDerivedTimes } from './use-derived-times';
import { WeekdaysField } from './weekdays-field';

/** Days, dates and times of a batch. */
export function WhenFields({ batch }: { batch?: Batch }) {
  const { setValue, getFieldState, trigger } = useFormContext<BatchValues>();
  useDerivedTimes();
  const [dayOfWeek, startTime, endTime, startDate, duration, timePart, timeZone] = useWatch<
    BatchValues,
    ['dayOfWeek', 'startTime', 'endTime', 'startDate', 'duration', 'timePart', 'timeZone']
  >({ name: ['dayOfWeek', 'startTime', 'endTime', 'startDate', 'duration', 'timePart', 'timeZone'] });
  const zone = isOneOf(timeZoneCodes, timeZone) ? timeZone : defaultTimeZone;
  const today = dayIn(ianaZone(zone), currentTime());
  const codes: readonly DayCode[] = batch
    ? [...new Set<DayCode>([batch.dayOfWeek, ...offeredDayCodes])]
    : offeredDayCodes;
  // Abbreviated as at the start date, e.g. `EDT` in July.
  const clockZone = isDay(startDate) ? zoneAt(zone, instantOf(startDate, '12:00', ianaZone(zone))) : zone;
  const length = lengthOf(startTime, endTime);

  // The rules of both dates depend on the start date and the zone, so shown errors are validated again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: startDate and timeZone trigger the validation
  useEffect(() => {
    for (const field of ['startDate', 'endDate'] as const) if (getFieldState(field).error) void trigger(field);
  }, [startDate, timeZone, getFieldState, trigger]);

  return (
    <>
      <FieldPair>
        <SelectField name="dayOfWeek" label="Class type" required placeholder="Choose the days">
          {codes.map((code) => (
            <option key={code} value={code}>
              {scheduleLabel({ dayOfWeek: code })}
            </option>
          ))}
          <option value={customDays}>Chosen days</option>
        </SelectField>
        <SelectField name="timeZone" label="Timezone" required placeholder="Choose a timezone">
          {timeZoneCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </FieldPair>
      {dayOfWeek === customDays && <WeekdaysField />}
      <FieldPair>
        <TextField name="startDate" label="Start date" required type="date" min={today} />
        <TextField
          name="endDate"
          label="End date"
          type="date"
          min={[startDate, today].sort().at(-1)}
          hint="Leave empty while the end is open"
        />
      </FieldPair>
      <FieldPair>
        <TextField
          name="startTime"
          label="Start time"
          required
          type="time"
          hint={startTime ? `${formatClock(startTime)} ${clockZone}` : 'AM or PM follows from the hour'}
        />
        <TextField
          name="endTime"
          label="End time"
          type="time"
          hint={endTime ? `${formatClock(endTime)} ${clockZone}` : undefined}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          name="duration"
          label="Duration"
          required
          placeholder="2 hours"
          hint="Length of one session"
          maxLength={limits.course.durationMax}
          aside={
            length && length !== duration ? (
              <TextButton onClick={() => setValue('duration', length, { shouldDirty: true, shouldValidate: true })}>
                {`Use ${length}`}
              </TextButton>
            ) : undefined
          }
        />
        <SelectField
          name="timePart"
          label="Time part"
          required
          placeholder="Choose a part of the day"
          hint={
            fits(timePart, startTime)
              ? 'Follows from the start time'
              : `A class at ${formatClock(startTime)} is shown as ${dayPartOf(startTime)}`
          }
        >
          {dayParts.map((part) => (
            <option key={part}>{part}</option>
          ))}
        </SelectField>
      </FieldPair>
    </>
  );
}

/** Delivery mode of a batch, and the area and address of its classroom. */
export function PlaceFields() {
  const [mode, area, address] = useWatch<BatchValues, ['mode', 'area', 'address']>({
    name: ['mode', 'area', 'address'],
  });
  const hasRoom = mode !== 'Online';
  return (
    <>
      <FieldPair>
        <SelectField name="mode" label="Mode" required placeholder="Choose a mode">
          {deliveryModes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        {(hasRoom || area) && (
          <TextField
            name="area"
            label="Area"
            hint="Part of the town, such as Kothrud"
            maxLength={limits.course.areaMax}
            autoComplete="off"
          />
        )}
      </FieldPair>
      {(hasRoom || address) && (
        <TextField
          name="address"
          label="Street address"
          hint="Shown to everyone on the course page, with a map"
          maxLength={limits.course.addressMax}
          autoComplete="off"
        />
      )}
    </>
  );
}
