import { certificateFile, type VerifiedCertificate } from '@kaksha/api-client/certificates';
import { useResource } from '@kaksha/api-client/use-resource';
import { useHost, useReadable } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import { addToLinkedIn, attendanceText, certificateAddress, unverifiedTrainer } from '@kaksha/domain/certificates';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import { trainerPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { Banner } from '@kaksha/ui/banner';
import { ButtonLink } from '@kaksha/ui/button';
import { Logo } from '@kaksha/ui/logo';
import clsx from 'clsx';
import { BadgeCheck, Download, FileCode, ShieldX } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import styles from './certificate-view.module.css';

const dayOf = (moment: string) => formatDate(dayIn(brand.timeZone, new Date(moment)));

export function CertificateView({ certificate }: { certificate: VerifiedCertificate }) {
  const { apiHost, origin } = useHost().environment;
  const { id, learnerName, courseName, trainerName, trainerVerified, isGenuine } = certificate;
  const isOwn = useIsOwn(id);
  const path = certificateAddress(id);
  const isRevoked = certificate.state === 'revoked';
  const related = [
    ...(certificate.replaces ? [['Replaces', certificate.replaces] as const] : []),
    ...(certificate.replacedBy ? [['Replaced by', certificate.replacedBy] as const] : []),
  ];
  const attendance = attendanceText(certificate);
  usePage({
    title: `${isolated(learnerName)}: ${isolated(courseName)}`,
    description: isRevoked
      ? `This certificate was revoked on ${dayOf(certificate.revokedAt ?? '')}.`
      : `${learnerName} attended ${attendance} of ${courseName} with ${trainerName}.`,
    canonical: path,
    noindex: true,
    image: certificateFile(apiHost, id, 'picture'),
    imageSize: [1200, 630],
  });
  return (
    <div className={`content stack gap-5 ${styles.page}`}>
      <Verdict certificate={certificate} />
      <article className={clsx(styles.certificate, isRevoked && styles.revoked)} aria-labelledby="certificate-of">
        <Logo className={styles.logo} />
        <p className={styles.kind}>{isRevoked ? 'Revoked certificate' : 'Certificate of attendance'}</p>
        <h1 id="certificate-of" className={styles.learner} translate="no">
          <span dir="auto">{learnerName}</span>
        </h1>
        <p className={styles.attended}>{`attended ${attendance} of`}</p>
        <p className={styles.course}>
          <Link to={coursePath({ id: certificate.courseId, name: courseName })} dir="auto">
            {courseName}
          </Link>
        </p>
        <p className={styles.facts}>
          with{' '}
          <Link to={trainerPath(certificate.trainerId)} dir="auto">
            {trainerName}
          </Link>
          <span>{`, ${formatDate(certificate.startDate)} to ${formatDate(certificate.endDate)}`}</span>
        </p>
        {!trainerVerified && <p className={styles.facts}>{unverifiedTrainer()}</p>}
        <p className={styles.issued}>{`Issued on ${dayOf(certificate.issuedAt)} by ${brand.name}`}</p>
      </article>
      {!isRevoked && isGenuine && (
        <div className="cluster gap-2">
          <ButtonLink
            variant={isOwn ? 'outline' : 'ink'}
            icon={<Download aria-hidden="true" />}
            to={certificateFile(apiHost, id, 'file')}
            reloadDocument
          >
            PDF file
          </ButtonLink>
          {isOwn && (
            <ButtonLink
              variant="accent"
              target="_blank"
              rel="noopener"
              to={addToLinkedIn(certificate, { url: origin + path, organisation: brand.name })}
            >
              Add to LinkedIn
              <span className="visually-hidden"> (opens a new tab)</span>
            </ButtonLink>
          )}
          <ButtonLink
            variant="ghost"
            icon={<FileCode aria-hidden="true" />}
            to={certificateFile(apiHost, id, 'credential')}
            reloadDocument
          >
            Open Badge
          </ButtonLink>
        </div>
      )}
      <section className={`stack gap-3 ${styles.proof}`} aria-labelledby="how-verified">
        <h2 id="how-verified">How it is verified</h2>
        <p>
          <span>{`${brand.name} signs each certificate as an Open Badges 3.0 credential. This page checked the signature and the list of revoked certificates when it was loaded. Other programs verify the credential without us, with the keys at `}</span>
          <a href="/.well-known/did.json">/.well-known/did.json</a>.
        </p>
        <dl className={`stack gap-2 ${styles.details}`}>
          <div>
            <dt>Signature</dt>
            <dd>{isGenuine ? 'Right, and the text was not changed' : 'Wrong'}</dd>
          </div>
          <div>
            <dt>State</dt>
            <dd>{isRevoked ? `Revoked on ${dayOf(certificate.revokedAt ?? '')}` : 'Not revoked'}</dd>
          </div>
          <div>
            <dt>Trainer</dt>
            <dd>{trainerVerified ? 'Verified at the issue' : 'Not verified'}</dd>
          </div>
          <div>
            <dt>Number</dt>
            <dd className={styles.number}>{id}</dd>
          </div>
          {related.map(([label, other]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.number}>
                <Link to={certificateAddress(other)}>{other}</Link>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** Whether the signed-in user is the learner. The page itself is the same for everyone. */
function useIsOwn(id: string): boolean {
  const { ownCertificates, host } = usePublicStore();
  const user = useReadable(host.session).user;
  const { data } = useResource(ownCertificates);
  useEffect(() => {
    if (user) void ownCertificates.load();
  }, [ownCertificates, user]);
  return user !== null && data?.some((own) => own.id === id) === true;
}

/** The result in one sentence, above everything else. */
function Verdict({ certificate }: { certificate: VerifiedCertificate }) {
  const { state, isGenuine, revokedAt, revokeReason, replacedBy, trainerName } = certificate;
  if (!isGenuine) {
    return (
      <Banner tone="bad" icon={<ShieldX aria-hidden="true" />}>
        <strong>Not genuine.</strong> The signature of this certificate does not match its text.
      </Banner>
    );
  }
  if (state === 'revoked') {
    return (
      <Banner tone="bad" icon={<ShieldX aria-hidden="true" />}>
        <strong>Revoked.</strong>
        <span>{` ${trainerName} revoked this certificate on ${dayOf(revokedAt ?? '')}.${revokeReason && ` Reason: ${revokeReason}`}`}</span>
        {replacedBy && (
          <span>
            {' '}
            <Link to={certificateAddress(replacedBy)}>A new certificate replaces it</Link>.
          </span>
        )}
      </Banner>
    );
  }
  return (
    <Banner tone="good" icon={<BadgeCheck aria-hidden="true" />}>
      <strong>Valid.</strong>
      <span>{` ${brand.name} issued this certificate, and it was not changed or revoked.`}</span>
    </Banner>
  );
}
