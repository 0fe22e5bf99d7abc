type Choices = readonly (readonly [value: string, label: string])[];

/** Text colours with enough contrast on the page background in both themes. */
export const textColours = [
  ['', 'None'],
  ['#b3261e', 'Red'],
  ['#8a4b00', 'Orange'],
  ['#14693b', 'Green'],
  ['#1a4fb4', 'Blue'],
  ['#6b3fa0', 'Purple'],
  ['#626874', 'Grey'],
] as const satisfies Choices;

export const backgrounds = [
  ['', 'None'],
  ['#fff2a8', 'Yellow'],
  ['#ffd9a0', 'Orange'],
  ['#cdeed8', 'Green'],
  ['#cfe0ff', 'Blue'],
  ['#f6cfe4', 'Pink'],
] as const satisfies Choices;

const offered = new Set<string>([...textColours, ...backgrounds].map(([value]) => value).filter(Boolean));

/** Whether the palette has this colour, written as hex or as `rgb()`. */
export function isOffered(colour: string): boolean {
  const parts = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(colour)?.slice(1);
  const hex = parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : colour;
  return offered.has(hex.toLowerCase());
}
