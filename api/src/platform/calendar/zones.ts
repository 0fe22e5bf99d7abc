import { ianaZone } from '@kaksha/domain/dates';

/** Offsets are valid from 2007, when the United States last changed its daylight saving rules. No batch is older. */
const definitions: Readonly<Record<string, string>> = {
  [ianaZone('IST')]: `BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
TZNAME:IST
END:STANDARD`,
  [ianaZone('EST')]: american({ name: 'EST', offset: '-0500' }, { name: 'EDT', offset: '-0400' }),
  [ianaZone('PST')]: american({ name: 'PST', offset: '-0800' }, { name: 'PDT', offset: '-0700' }),
};

interface Season {
  name: string;
  offset: string;
}

function american(winter: Season, summer: Season): string {
  return `BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:${winter.offset}
TZOFFSETTO:${summer.offset}
TZNAME:${summer.name}
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:${summer.offset}
TZOFFSETTO:${winter.offset}
TZNAME:${winter.name}
END:STANDARD`;
}

/** The VTIMEZONE of an IANA zone, for calendars without zone names; null for UTC, which needs none. */
export function zoneDefinition(zone: string): string | null {
  const rules = definitions[zone];
  return rules ? `BEGIN:VTIMEZONE\nTZID:${zone}\n${rules}\nEND:VTIMEZONE` : null;
}
