import { brand } from '@kaksha/domain/brand';
import { attendanceText, certificateAddress, unverifiedTrainer } from '@kaksha/domain/certificates';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import type { ServiceContext } from '../../platform/context/context';
import { siteOrigin } from '../../platform/settings/site';
import type { CertificateTexts } from './certificate-picture';
import { alreadyRevoked } from './errors';
import type { CertificateRow } from './repo';
import { loadSignedCertificate } from './service';

const textsOf = (row: CertificateRow): CertificateTexts => ({
  learnerName: row.learnerName,
  courseName: row.courseName,
  details: `with ${isolated(row.trainerName)}, ${formatDate(row.startDate)} to ${formatDate(row.endDate)}`,
  attendance: `Attended ${attendanceText(row)}`,
  note: row.isTrainerVerified ? null : unverifiedTrainer(),
  isRevoked: row.revokedAt !== null,
});

/** The certificate to print. @throws ApiError CERTIFICATE_NOT_FOUND (404), CERTIFICATE_REVOKED (409) */
export async function getCertificateFile(context: ServiceContext, { id }: { id: string }): Promise<Buffer> {
  const row = await loadSignedCertificate(context, { id });
  if (row.revokedAt) throw alreadyRevoked();
  // Loads the PDF library only when a file is asked for: it would take a tenth of the start.
  const { drawCertificatePdf } = await import('./certificate-pdf');
  return drawCertificatePdf(
    {
      ...textsOf(row),
      issued: `Issued on ${formatDate(dayIn(brand.timeZone, row.issuedAt))}`,
      replaces: row.replacesId && `Replaces the revoked certificate ${row.replacesId}`,
      issuedAt: row.issuedAt,
      url: siteOrigin(context.settings) + certificateAddress(row.id),
    },
    context.log,
  );
}

/** The picture for social cards, also of a revoked certificate. @throws ApiError CERTIFICATE_NOT_FOUND (404) */
export async function getCertificatePicture(context: ServiceContext, { id }: { id: string }): Promise<Buffer> {
  const row = await loadSignedCertificate(context, { id });
  const [{ drawCertificatePicture }, { default: sharp }] = await Promise.all([
    import('./certificate-picture'),
    import('sharp'),
  ]);
  const drawing = drawCertificatePicture(textsOf(row), context.log);
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
}
