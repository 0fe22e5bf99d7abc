import { useSession } from '@kaksha/contract/host-context';
import { Banner } from '@kaksha/ui/banner';
import { TextLink } from '@kaksha/ui/link';
import { useEffect, useState } from 'react';
import { type KeptDraft, keptDrafts } from '../../store/kept-drafts';

/** Offers the author's unsaved texts again. */
export function KeptDraftsBanner() {
  const userId = useSession().user?.id;
  const [drafts, setDrafts] = useState<KeptDraft[]>([]);
  useEffect(() => setDrafts(userId === undefined ? [] : keptDrafts(userId)), [userId]);
  return drafts.map(({ postId, form }) => (
    <Banner key={postId ?? 'new'} tone="saffron" role="status">
      “{form.title || 'Untitled'}” is kept on this device and not saved yet.{' '}
      <TextLink to={postId === null ? '/blogcreate' : `/blogcreate/${postId}`}>Resume editing</TextLink>
    </Banner>
  ));
}
