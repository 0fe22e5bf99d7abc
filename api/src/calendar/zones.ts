import type { TimeZoneCode } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';

/** Rules of the zones as of 2007, when the United States last changed theirs; no batch is older. */
const fixed: Partial<Record<TimeZoneCode, readonly string[]>> = {
  IST: [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
  ],
  EST: american('EST', '-0500', 'EDT', '-0400'),
  PST: american('PST', '-0800', 'PDT', '-0700'),
};

function american(winter: string, winterOffset: string, summer: string, summerOffset: string): readonly string[] {
  return [
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    `TZOFFSETFROM:${winterOffset}`,
    `TZOFFSETTO:${summerOffset}`,
    `TZNAME:${summer}`,
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    `TZOFFSETFROM:${summerOffset}`,
    `TZOFFSETTO:${winterOffset}`,
    `TZNAME:${winter}`,
    'END:STANDARD',
  ];
}

/** The zone's definition, for readers that know no zone by name; empty for UTC, which needs none. */
export function zoneDefinition(code: TimeZoneCode): readonly string[] {
  const rules = fixed[code];
  return rules ? ['BEGIN:VTIMEZONE', `TZID:${ianaZone(code)}`, ...rules, 'END:VTIMEZONE'] : [];
}
