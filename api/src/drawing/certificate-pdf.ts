import { buffer } from 'node:stream/consumers';
import { brand } from '@kaksha/domain/brand';
import PDFDocument from 'pdfkit';
import { type CertificateTexts, logoStrokes } from './certificate-picture';
import { type FontWeight, fitText, fontFiles } from './fonts';

const page = { width: 842, height: 595 };
const left = 72;
const textWidth = 610;
const colours = { paper: '#faf9f6', ink: '#151923', quiet: '#565c68', line: '#cfcbc0', saffron: '#f6a21b' };

export interface PrintedCertificate extends Omit<CertificateTexts, 'isRevoked'> {
  /** `Issued on Feb 10, 2026`. */
  issued: string;
  /** Address of the page that verifies it. */
  url: string;
  issuedAt: Date;
}

/** A certificate as a PDF file on one page of A4, with embedded fonts. */
export function drawCertificatePdf(certificate: PrintedCertificate): Promise<Buffer> {
  const { learnerName, courseName, details, attendance, issued, url, issuedAt } = certificate;
  const title = 'Certificate of attendance';
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${title}: ${courseName}`, Author: brand.name, CreationDate: issuedAt },
  });
  for (const [weight, file] of Object.entries(fontFiles)) document.registerFont(weight, file);
  document.rect(0, 0, page.width, page.height).fill(colours.paper);
  document.save().rect(0, 0, page.width, page.height).clip().lineWidth(1);
  for (const radius of [110, 190, 270, 350]) document.circle(780, 500, radius).stroke(colours.line);
  document.restore();
  document.circle(702, 422, 12).fill(colours.saffron);
  document.rect(0, page.height - 10, page.width, 10).fill(colours.saffron);

  document.save().translate(left, 56).lineWidth(2.6).lineCap('round').lineJoin('round');
  for (const strokes of logoStrokes) document.path(strokes).stroke(colours.ink);
  document.circle(24.4, 4.4, 4).fill(colours.saffron).restore();

  const line = (text: string, y: number, size: number, colour: string, weight: FontWeight, width = textWidth) => {
    const fitted = fitText(text, { width, size, least: Math.ceil(size * 0.5), weight });
    document
      .font(weight)
      .fontSize(fitted.size)
      .fillColor(colour)
      .text(fitted.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
  };
  document.font('semibold').fontSize(24).fillColor(colours.ink);
  document.text(brand.name, left + 38, 80, { lineBreak: false, baseline: 'alphabetic' });
  line(title, 182, 18, colours.quiet, 'semibold');
  line(learnerName, 244, 50, colours.ink, 'semibold');
  line(attendance, 292, 18, colours.quiet, 'regular');
  line(courseName, 336, 30, colours.ink, 'semibold');
  line(details, 370, 18, colours.quiet, 'regular');
  line(issued, 484, 14, colours.ink, 'semibold');
  line(`Verify it at ${url}`, 506, 12, colours.quiet, 'regular', 560);
  document.link(left, 494, 560, 18, url);
  document.end();
  return buffer(document);
}
