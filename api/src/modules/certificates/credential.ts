import { brand } from '@kaksha/domain/brand';
import { attendanceText, certificateAddress, unverifiedTrainer } from '@kaksha/domain/certificates';
import { trainerPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { hourMs } from '@kaksha/domain/time-units';
import { decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose';
import type { ServiceContext } from '../../platform/context/context';
import { apiUrl, siteOrigin } from '../../platform/settings/site';
import { issuerDid, publicKeys, signingKeyOf } from './issuer-service';
import type { CertificateRow } from './repo';

const credentialsContext = 'https://www.w3.org/ns/credentials/v2';

/** Certificates of one status list, the minimum that the Bitstring Status List asks for. */
export const statusListLength = 131_072;

/** A verifier that keeps a list longer could miss a revocation. */
const statusHours = 24;

/** The Open Badges 3.0 credential of a certificate. */
export function credentialOf(context: Pick<ServiceContext, 'settings'>, row: CertificateRow) {
  const { settings } = context;
  const origin = siteOrigin(settings);
  const list = apiUrl(settings, `/certificate-status/${Math.floor(row.statusIndex / statusListLength)}`);
  const index = String(row.statusIndex % statusListLength);
  return {
    '@context': [credentialsContext, 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: origin + certificateAddress(row.id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.courseName,
    issuer: { id: issuerDid(context), type: ['Profile'], name: brand.name, url: origin },
    validFrom: row.issuedAt.toISOString(),
    credentialSubject: subjectOf(context, row),
    credentialStatus: {
      id: `${list}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential: list,
    },
  };
}

/** The claims of the credential about the learner. */
function subjectOf({ settings }: Pick<ServiceContext, 'settings'>, row: CertificateRow) {
  const origin = siteOrigin(settings);
  return {
    type: ['AchievementSubject'],
    identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: row.learnerName }],
    activityStartDate: `${row.startDate}T00:00:00Z`,
    activityEndDate: `${row.endDate}T00:00:00Z`,
    achievement: {
      id: origin + coursePath({ id: row.courseId, name: row.courseName }),
      type: ['Achievement'],
      achievementType: 'Course',
      name: row.courseName,
      description: `A live course with ${row.trainerName}.${row.isTrainerVerified === false ? ` ${unverifiedTrainer()}` : ''}`,
      criteria: { narrative: `Attended ${attendanceText(row)}.` },
      creator: { id: origin + trainerPath(row.trainerId), type: ['Profile'], name: row.trainerName },
    },
  };
}

/** The credential as a signed JWT. RS256 is the algorithm that every verifier of Open Badges has. */
export async function signCredential(context: ServiceContext, row: CertificateRow): Promise<string> {
  const credential = credentialOf(context, row);
  return sign(context, credential, { id: credential.id, validFrom: row.issuedAt });
}

async function sign(
  context: ServiceContext,
  credential: object,
  { id, validFrom, validUntil }: { id: string; validFrom: Date; validUntil?: Date },
): Promise<string> {
  const { kid, privateKey } = await signingKeyOf(context);
  const token = new SignJWT({ ...credential })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuer(issuerDid(context))
    .setJti(id)
    .setNotBefore(validFrom);
  return (validUntil ? token.setExpirationTime(validUntil) : token).sign(privateKey);
}

/** Whether the stored credential is signed by a key of this site and names the certificate's learner and course. */
export async function isGenuine(context: ServiceContext, row: CertificateRow): Promise<boolean> {
  try {
    const { kid = '' } = decodeProtectedHeader(row.credential);
    const key = (await publicKeys(context)).get(kid.slice(kid.indexOf('#') + 1));
    if (!key) return false;
    const options = { algorithms: ['RS256'], currentDate: context.clock.now() };
    const { payload } = await jwtVerify(row.credential, await importJWK(key, 'RS256'), options);
    const isOfRow = payload.jti?.endsWith(certificateAddress(row.id)) === true;
    return isOfRow && JSON.stringify(payload.credentialSubject) === JSON.stringify(subjectOf(context, row));
  } catch {
    return false;
  }
}

/** The signed list of revoked certificates (Bitstring Status List). @param bits  base64url of the compressed list */
export function signStatusList(context: ServiceContext, list: number, bits: string): Promise<string> {
  const id = apiUrl(context.settings, `/certificate-status/${list}`);
  const validFrom = context.clock.now();
  const validUntil = new Date(validFrom.getTime() + statusHours * hourMs);
  const credential = {
    '@context': [credentialsContext],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerDid(context),
    validFrom: validFrom.toISOString(),
    validUntil: validUntil.toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      // `u` is the multibase prefix of base64url.
      encodedList: `u${bits}`,
    },
  };
  return sign(context, credential, { id, validFrom, validUntil });
}
