/** Requirements of RFC 5545 that a calendar file violates; empty for a valid file. */
export function grammarFaults(ics: string): string[] {
  const faults: string[] = [];
  if (!ics.endsWith('\r\n')) faults.push('does not end with a line break');
  const folded = ics.split('\r\n').slice(0, -1);
  for (const line of folded) {
    if (Buffer.byteLength(line) > 75) faults.push(`longer than 75 octets: ${line}`);
    if (/[\r\n\u2028\u2029\uFFFD\p{Cs}]/u.test(line)) faults.push(`broken character: ${line}`);
    if (line === '') faults.push('an empty line');
  }
  const lines = ics
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  const open: { name: string; properties: string[]; hasParts: boolean }[] = [];
  const zones = new Set<string>();
  const usedZones = new Set<string>();
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z0-9-]+)([;:].*)$/.exec(line) ?? [];
    const around = open.at(-1);
    if (name === 'BEGIN') {
      if (around) around.hasParts = true;
      open.push({ name: rest.slice(1), properties: [], hasParts: false });
    } else if (name === 'END') {
      if (`:${around?.name}` !== rest) faults.push(`${line} ends no ${around?.name}`);
      if (around) faults.push(...propertyFaults(around));
      open.pop();
    } else if (around) {
      if (around.hasParts) faults.push(`${name} stands after a part of ${around.name}`);
      if (around.name === 'VTIMEZONE' && name === 'TZID') zones.add(rest.slice(1));
      const [, zone] = /;TZID=([^;:]+)/.exec(rest) ?? [];
      if (zone) usedZones.add(zone);
      around.properties.push(name);
    } else faults.push(`${line} stands outside`);
  }
  if (open.length > 0) faults.push(`no end of ${open.at(-1)?.name}`);
  for (const zone of usedZones) if (!zones.has(zone)) faults.push(`no VTIMEZONE of ${zone}`);
  return faults;
}

const required: Record<string, string[]> = {
  VCALENDAR: ['VERSION', 'PRODID'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'SEQUENCE', 'LAST-MODIFIED'],
  VALARM: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
  VTIMEZONE: ['TZID'],
  STANDARD: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'],
  DAYLIGHT: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'],
};

function propertyFaults({ name, properties }: { name: string; properties: string[] }): string[] {
  const needed = required[name];
  if (!needed) return [`unknown part ${name}`];
  const repeated = properties.filter((each, at) => each !== 'EXDATE' && properties.indexOf(each) !== at);
  return [
    ...needed.filter((each) => !properties.includes(each)).map((each) => `${name} has no ${each}`),
    ...repeated.map((each) => `${name} has ${each} twice`),
  ];
}
