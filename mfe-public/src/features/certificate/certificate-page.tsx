import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { FileX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import { CertificateView } from './certificate-view';
import styles from './certificate-view.module.css';
import { certificateIdOf } from './load-certificate-page';

/** The public page of a certificate, which verifies it. */
export function Page() {
  const store = usePublicStore();
  const id = certificateIdOf(useParams().id);
  const certificate = useResource(store.certificate, id ?? '');
  if (id === null || certificate.error?.status === 404) return <CertificateMissing />;
  const retry = () => void store.certificate.load(id);
  return (
    <AsyncBoundary
      resource={certificate}
      name="The certificate"
      singular
      onRetry={retry}
      announce={false}
      loading={<CertificateSkeleton />}
      failure={(failure) => <CertificateFailure message={failure?.message} onRetry={retry} />}
      staleError="hidden"
    >
      {(shown) => <CertificateView certificate={shown} />}
    </AsyncBoundary>
  );
}

function CertificateMissing() {
  usePage({ title: 'Certificate not found', status: 404, noindex: true });
  return (
    <div className={`content stack gap-5 ${styles.page}`}>
      <EmptyState
        level={1}
        tile={<FileX />}
        title="Certificate not found"
        text="The address may be mistyped, or the learner deleted the account. A certificate without a page here is not valid."
      >
        <ButtonLink to="/live-courses">Browse courses</ButtonLink>
      </EmptyState>
    </div>
  );
}

function CertificateSkeleton() {
  usePage({ title: 'Certificate', noindex: true });
  return (
    <div className={`content stack gap-5 ${styles.page}`}>
      <p role="status" className="visually-hidden">
        Loading the certificate…
      </p>
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}

function CertificateFailure({ message, onRetry }: { message?: string; onRetry: () => void }) {
  usePage({ title: 'Certificate', noindex: true, status: 503 });
  return (
    <div className={`content stack gap-5 ${styles.page}`}>
      <h1 className="visually-hidden">Certificate</h1>
      <RegionError title="The certificate did not load" text={message} onRetry={onRetry} />
    </div>
  );
}
