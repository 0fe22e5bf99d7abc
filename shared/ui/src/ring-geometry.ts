/** The countdown starts 30 days before the date. */
export const countdownDays = 30;

interface Box {
  width: number;
  height: number;
  radius: number;
}

/** Half of the line's width, so that it stays inside the box. */
const inset = 1;

/** The ring as an SVG path: a rounded rectangle, clockwise from the top centre. */
export function ringPath({ width, height, radius }: Box): string {
  const [right, bottom, r] = [width - inset, height - inset, radius - inset];
  const corner = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return [
    `M${width / 2} ${inset}H${right - r}${corner(right, inset + r)}`,
    `V${bottom - r}${corner(right - r, bottom)}`,
    `H${inset + r}${corner(inset, bottom - r)}`,
    `V${inset + r}${corner(inset + r, inset)}Z`,
  ].join('');
}

/** The point at a share (0 to 1) of that path. */
export function ringPoint({ width, height, radius }: Box, share: number): { x: number; y: number } {
  const r = radius - inset;
  const across = width / 2 - radius;
  const down = height - 2 * radius;
  const arc = (Math.PI / 2) * r;
  let left = share * (4 * across + 2 * down + 4 * arc);

  // Segments of the path: length, and the point at a distance from the segment's start.
  const bend = (cx: number, cy: number, from: number) => (at: number) => {
    const angle = from + at / r;
    return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) };
  };
  const [west, east, north, south] = [radius, width - radius, radius, height - radius];
  const segments: [number, (at: number) => { x: number; y: number }][] = [
    [across, (at) => ({ x: width / 2 + at, y: inset })],
    [arc, bend(east, north, -Math.PI / 2)],
    [down, (at) => ({ x: width - inset, y: north + at })],
    [arc, bend(east, south, 0)],
    [2 * across, (at) => ({ x: east - at, y: height - inset })],
    [arc, bend(west, south, Math.PI / 2)],
    [down, (at) => ({ x: inset, y: south - at })],
    [arc, bend(west, north, Math.PI)],
  ];
  for (const [length, at] of segments) {
    if (left <= length) return at(left);
    left -= length;
  }
  return { x: west + left, y: inset };
}
