import { brand } from '@kaksha/domain/brand';
import type { FontWeight } from '../../platform/drawing/fonts';
import { fitBlock } from '../../platform/drawing/lines';
import { PdfFile } from '../../platform/drawing/pdf';
import { type DrawingLog, warnOfReplaced } from '../../platform/drawing/shaping';
import { type CertificateTexts, logoStrokes } from './certificate-picture';

const page = { width: 842, height: 595 };
const left = 72;
const textWidth = 610;
const colours = { paper: '#faf9f6', ink: '#151923', quiet: '#565c68', line: '#cfcbc0', saffron: '#f6a21b' };

export interface PrintedCertificate extends Omit<CertificateTexts, 'isRevoked'> {
  /** `Issued on 10 Feb 2026`. */
  issued: string;
  /** Address of the page that verifies it. */
  url: string;
  issuedAt: Date;
  /** `Replaces the revoked certificate …`; null for a first certificate. */
  replaces: string | null;
}

/** A certificate as a PDF file on one page of A4, with embedded fonts. */
export function drawCertificatePdf(certificate: PrintedCertificate, log: DrawingLog): Promise<Buffer> {
  const { learnerName, courseName, details, attendance, issued, url, issuedAt, replaces, note } = certificate;
  warnOfReplaced(log, [learnerName, courseName, details]);
  const title = 'Certificate of attendance';
  const file = new PdfFile({
    size: [page.width, page.height],
    title: `${title}: ${courseName}`,
    date: issuedAt,
  });
  const { document } = file;
  document.rect(0, 0, page.width, page.height).fill(colours.paper);
  document.save().rect(0, 0, page.width, page.height).clip().lineWidth(1);
  for (const radius of [110, 190, 270, 350]) document.circle(780, 500, radius).stroke(colours.line);
  document.restore();
  document.circle(702, 422, 12).fill(colours.saffron);
  document.rect(0, page.height - 10, page.width, 10).fill(colours.saffron);

  document.save().translate(left, 56).lineWidth(2.6).lineCap('round').lineJoin('round');
  for (const strokes of logoStrokes) document.path(strokes).stroke(colours.ink);
  document.circle(24.4, 4.4, 4).fill(colours.saffron).restore();

  /** Lines of a long text above; the lines below move down by as much. */
  let shift = 0;
  const block = (
    text: string,
    y: number,
    style: { size: number; colour: string; weight: FontWeight; more?: number },
  ) => {
    const { lines, below } = fitBlock(text, { x: left, y: y + shift, width: textWidth, ...style });
    for (const line of lines) file.line(line.text, { ...line, colour: style.colour });
    shift += below;
  };
  file.line(brand.name, { x: left + 38, y: 80, size: 24, weight: 'semibold', colour: colours.ink });
  block(title, 182, { size: 18, colour: colours.quiet, weight: 'semibold' });
  block(learnerName, 244, { size: 50, colour: colours.ink, weight: 'semibold', more: 32 });
  block(attendance, 292, { size: 18, colour: colours.quiet, weight: 'regular' });
  block(courseName, 336, { size: 30, colour: colours.ink, weight: 'semibold', more: 20 });
  block(details, 370, { size: 18, colour: colours.quiet, weight: 'regular', more: 14 });
  shift = 0;
  block(issued, 484, { size: 14, colour: colours.ink, weight: 'semibold' });
  block(`Verify it at ${url}`, 506, { size: 12, colour: colours.quiet, weight: 'regular' });
  if (note) block(note, 454, { size: 14, colour: colours.ink, weight: 'regular' });
  if (replaces) block(replaces, 526, { size: 12, colour: colours.quiet, weight: 'regular' });
  document.link(left, 494, 560, 18, url);
  return file.end();
}
