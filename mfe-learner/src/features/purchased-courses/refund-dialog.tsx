import { getRefundOffer } from '@kaksha/api-client/payment';
import { toResourceError } from '@kaksha/api-client/resource';
import { useHost } from '@kaksha/contract/host-context';
import type { PaymentRecord, RefundOffer } from '@kaksha/domain/payments';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import styles from './purchased-courses-page.module.css';
import { RefundForm } from './refund-form';

interface RefundDialogProps {
  payment: PaymentRecord;
  onClose: () => void;
}

/** Shows whether the refund rule allows a refund of this payment, then the refund form. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { http } = useHost();
  const [offer, setOffer] = useState<RefundOffer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(async () => {
    setFailure(null);
    try {
      setOffer(await getRefundOffer(http, payment.id));
    } catch (error) {
      setFailure(toResourceError(error).message);
    }
  }, [http, payment.id]);
  useEffect(() => void load(), [load]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Ask for a refund"
      description={payment.courseName}
    >
      {failure && (
        <RegionError level={3} title="The refund rule did not load" text={failure} onRetry={() => void load()} />
      )}
      {!failure && !offer && (
        <>
          <p role="status" className="visually-hidden">
            Loading the refund rule…
          </p>
          <Skeleton shape="block" className={styles.rule} />
        </>
      )}
      {offer?.eligible && <RefundForm payment={payment} offer={offer} onClose={onClose} />}
      {offer && !offer.eligible && (
        <div className="stack gap-4">
          <Banner role="status">{offer.message}</Banner>
          <Button block onClick={onClose}>
            Back to my orders
          </Button>
        </div>
      )}
    </Dialog>
  );
}
