import { useAction } from '@kaksha/api-client/use-action';
import { decideVerification, type ExaminedTrainer, getVerificationDocument } from '@kaksha/api-client/verification';
import { formatDate } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { formatFileSize } from '@kaksha/domain/materials';
import { trainerPath } from '@kaksha/domain/paths';
import {
  documentLabels,
  type VerificationDocument,
  type VerificationRequest,
} from '@kaksha/domain/trainer-verification';
import { Badge } from '@kaksha/ui/badge';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { saveBlob } from '@kaksha/ui/download-text';
import { TextLink } from '@kaksha/ui/link';
import { PageHeading } from '@kaksha/ui/page-heading';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import { ReasonDialog } from '../../reason-dialog';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import { AcceptDialog } from './accept-dialog';
import styles from './trainers.module.css';
import { standings } from './trainers-view';

const { keptDays } = limits.verification;

/** What is known about the trainer, the request, and the decision about it. */
export function TrainerView({ trainer }: { trainer: ExaminedTrainer }) {
  const { host, examinedTrainer } = useBlogStore();
  const { id, kind, name, email, courseCount, standing, verifiedUntil, request, canDecide } = trainer;
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);
  const { label, tone } = standings[standing];
  const isWaiting = request?.state === 'waiting';
  const close = () => setAsking(null);

  const accept = async (expiresOn: string) => {
    if (!request) return;
    await decideVerification(host.http, id, { requestId: request.id, expiresOn });
    await examinedTrainer.reload(id);
    host.notify.success(`${name} is verified until ${formatDate(expiresOn)}`);
  };
  const refuse = async (reason: string) => {
    if (!request) return;
    await decideVerification(host.http, id, { requestId: request.id, reason });
    await examinedTrainer.reload(id);
    host.notify.success(isWaiting ? 'The request is refused' : 'The verification has ended');
  };

  return (
    <>
      <PageHeading
        title={name}
        text={`${kind === 'institute' ? 'Institute' : 'Trainer'}, ${email}, ${courseCount === 1 ? '1 course' : `${courseCount} courses`}`}
      />
      <div className="cluster gap-3 middle">
        <Badge tone={tone}>{label}</Badge>
        {verifiedUntil && <span className="meta">{`Until ${formatDate(verifiedUntil)}`}</span>}
        <TextLink to={trainerPath(id)}>Public page</TextLink>
      </div>
      {request ? <RequestPanel request={request} /> : <p>This trainer has sent no request, or has withdrawn it.</p>}
      {!canDecide && (isWaiting || standing === 'verified') && (
        <Banner>Another administrator decides about you and your institute.</Banner>
      )}
      {canDecide && (
        <div className="cluster gap-2">
          {isWaiting && (
            <>
              <Button variant="ink" onClick={() => setAsking('accept')}>
                Accept
              </Button>
              <Button danger onClick={() => setAsking('refuse')}>
                Refuse
              </Button>
            </>
          )}
          {request?.state === 'verified' && standing === 'verified' && (
            <Button danger onClick={() => setAsking('refuse')}>
              End verification
            </Button>
          )}
        </div>
      )}
      {asking === 'accept' && <AcceptDialog name={name} accept={accept} onClose={close} />}
      {asking === 'refuse' && (
        <ReasonDialog
          title={isWaiting ? `Refuse the request of ${name}?` : `End the verification of ${name}?`}
          description={`The trainer gets a mail. The documents are removed after ${keptDays} days.`}
          action={isWaiting ? 'Refuse' : 'End verification'}
          decide={refuse}
          onClose={close}
        />
      )}
    </>
  );
}

function RequestPanel({ request }: { request: VerificationRequest }) {
  const momentText = useMomentText();
  const { createdAt, decidedAt, note, reason, documents } = request;
  return (
    <section className="stack gap-4 panel pad-5" aria-labelledby="request">
      <h2 id="request">Request</h2>
      <p className="meta">
        <span>{`Sent ${momentText(createdAt)}`}</span>
        {decidedAt && <span>{`, decided ${momentText(decidedAt)}`}</span>}
      </p>
      {note && (
        <p className={styles.text} dir="auto">
          {note}
        </p>
      )}
      {reason && (
        <p className={styles.text}>
          <span>Reason: </span>
          <span dir="auto">{reason}</span>
        </p>
      )}
      <ul className="stack gap-2" aria-label="Documents">
        {documents.map((document) => (
          <li key={document.id} className="cluster gap-1 gap-x-3 middle">
            <DocumentLine document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentLine({ document: { id, kind, fileName, fileSize, removed } }: { document: VerificationDocument }) {
  const { http } = useBlogStore().host;
  const { run } = useAction();
  const save = () =>
    run(async () => saveBlob(await getVerificationDocument(http, id), fileName), {
      failed: 'The document did not load',
    });
  return (
    <>
      <span>{documentLabels[kind]}</span>
      <span className={`meta ${styles.file}`} dir="auto">
        {fileName}
      </span>
      {removed ? (
        <span className="meta">Removed</span>
      ) : (
        <TextButton aria-label={`Save ${fileName}`} onClick={() => void save()}>
          {`Save (${formatFileSize(fileSize)})`}
        </TextButton>
      )}
    </>
  );
}
