/** Reads the XML of ListObjectsV2 in linear time. */

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** The XML of each object. */
export const listedObjects = (xml: string): string[] =>
  xml
    .split('<Contents>')
    .slice(1)
    .map((entry) => entry.split('</Contents>', 1)[0] ?? '');

/** The text of the first element with this name; '' without one. */
export function elementText(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`);
  const end = start < 0 ? -1 : xml.indexOf(`</${name}>`, start);
  if (end < 0) return '';
  return xml.slice(start + name.length + 2, end).replace(/&\w+;/g, (each) => entities[each] ?? each);
}
