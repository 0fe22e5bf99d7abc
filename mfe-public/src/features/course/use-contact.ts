import { useSession } from '@kaksha/contract/host-context';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { EnquiryDraft } from './enquiry-form';

/** `enquire` asks for the price or for a batch. */
export type ContactPurpose = 'contact' | 'enquire';

/** State of the contact dialog and of its unsent question, which is about the batch that was picked. `#enquire` in the address opens the dialog. */
export function useContact({ name }: CourseDetails, picked: Batch | null) {
  const { user } = useSession();
  const { hash } = useLocation();
  const [purpose, setPurpose] = useState<ContactPurpose | null>(null);
  const [typed, setTyped] = useState<EnquiryDraft | null>(null);
  useEffect(() => {
    if (hash === '#enquire') setPurpose('enquire');
  }, [hash]);

  const blank = purpose === 'enquire' ? `I am interested in ${name}. Please tell me the price and the next dates.` : '';
  const batchId = picked ? String(picked.id) : '';
  return {
    purpose,
    open: (next: ContactPurpose) => {
      setPurpose(next);
      if (picked) setTyped((kept) => kept && { ...kept, batchId });
    },
    close: useCallback(() => setPurpose(null), []),
    draft: typed ?? { message: blank, phone: user?.contactNo ?? '', batchId },
    keepDraft: setTyped,
  };
}
