import { useSession } from '@kaksha/contract/host-context';
import { Banner } from '@kaksha/ui/banner';
import { TextLink } from '@kaksha/ui/link';
import { useEffect, useState } from 'react';
import { listPostDrafts } from '../../store/post-drafts';

/** Links to the posts with unsaved text on this device. */
export function DraftsBanner() {
  const userId = useSession().user?.id;
  const [drafts, setDrafts] = useState<ReturnType<typeof listPostDrafts>>([]);
  useEffect(() => setDrafts(userId === undefined ? [] : listPostDrafts(userId)), [userId]);
  return drafts.map(({ postId, title }) => (
    <Banner key={postId ?? 'new'} tone="saffron" role="status">
      <span>{`“${title || 'Untitled'}” is kept on this device and not saved yet. `}</span>
      <TextLink to={postId === null ? '/blogcreate' : `/blogcreate/${postId}`}>Resume editing</TextLink>
    </Banner>
  ));
}
