import { brand } from '@kaksha/domain/brand';
import type { FontWeight } from '../../platform/drawing/fonts';
import { fitBlock, textPath } from '../../platform/drawing/lines';
import { type DrawingLog, warnOfReplaced } from '../../platform/drawing/shaping';
import { circle, path, rect, stroke, svg } from '../../platform/drawing/svg';

const width = 1200;
const height = 630;
const left = 84;
const textWidth = 860;

const colours = {
  paper: '#faf9f6',
  ink: '#151923',
  quiet: '#626874',
  line: '#cfcbc0',
  saffron: '#f6a21b',
  bad: '#b3261e',
};

/** The marks of the logo on 29 × 31 units. */
export const logoStrokes = [
  'M19.6 1.5H10.2A8.7 8.7 0 0 0 1.5 10.2V20.4A8.7 8.7 0 0 0 10.2 29.1H18.2A8.7 8.7 0 0 0 26.9 20.4V9.4',
  'M9.8 10v11.6M19.6 10.1l-8.4 5.9 8.4 5.5',
] as const;

export interface CertificateTexts {
  learnerName: string;
  courseName: string;
  /** `with Asha Rao, 5 Jan to 10 Feb 2026`. */
  details: string;
  /** `Attended 9 of 10 live sessions (18 hours)`. */
  attendance: string;
  /** That the trainer is not verified; null for a verified one. */
  note: string | null;
  isRevoked: boolean;
}

/** The picture of a certificate for social cards, 1200 × 630. */
export function drawCertificatePicture(certificate: CertificateTexts, log: DrawingLog): string {
  const { learnerName, courseName, details, attendance, note, isRevoked } = certificate;
  warnOfReplaced(log, [learnerName, courseName, details]);
  /** Lines of a long text above; the lines below move down by as much. */
  let shift = 0;
  const block = (
    text: string,
    y: number,
    style: { size: number; colour: string; weight: FontWeight; more?: number },
  ) => {
    const { lines, below } = fitBlock(text, { x: left, y: y + shift, width: textWidth, ...style });
    shift += below;
    return lines.map((line) => path(textPath(line.text, line), { fill: style.colour })).join('');
  };
  const kind = isRevoked ? 'Revoked certificate' : 'Certificate of attendance';
  const logo = `<g transform="translate(${left} 66) scale(1.5)">${logoStrokes
    .map((d) => stroke(d, colours.ink, 2.6))
    .join('')}${circle(24.4, 4.4, 4, colours.saffron)}</g>`;
  return svg(
    width,
    height,
    rect(0, 0, width, height, colours.paper) +
      [150, 250, 350].map((r) => circle(1130, 500, r, 'none', { stroke: colours.line, 'stroke-width': 2 })).join('') +
      circle(1024, 394, 22, isRevoked ? colours.bad : colours.saffron) +
      rect(0, height - 12, width, 12, isRevoked ? colours.bad : colours.saffron) +
      logo +
      path(textPath(brand.name, { x: left + 58, y: 100, size: 40, weight: 'semibold' }), { fill: colours.ink }) +
      block(kind, 214, { size: 32, colour: isRevoked ? colours.bad : colours.quiet, weight: 'semibold' }) +
      block(learnerName, 308, { size: 84, colour: colours.ink, weight: 'semibold', more: 12 }) +
      block(courseName, 392, { size: 50, colour: colours.ink, weight: 'semibold', more: 20 }) +
      block(details, 456, { size: 32, colour: colours.quiet, weight: 'regular', more: 14 }) +
      block(attendance, 504, { size: 32, colour: colours.quiet, weight: 'regular' }) +
      (note ? block(note, 560, { size: 26, colour: colours.ink, weight: 'regular' }) : ''),
  );
}
