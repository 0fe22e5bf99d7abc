/** Lines of an iCalendar file (RFC 5545, section 3.1): escaped, and folded so that none is longer than 75 octets. */

const octetsPerLine = 75;

/** Text as a property's value; characters that no calendar may hold are left out. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** One line with its end. A character is never cut in two: readers unfold octets or characters, and both must work. */
export function contentLine(name: string, value: string): string {
  let line = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const length = Buffer.byteLength(character);
    if (octets + length > octetsPerLine) {
      line += '\r\n ';
      octets = 1;
    }
    line += character;
    octets += length;
  }
  return `${line}\r\n`;
}
