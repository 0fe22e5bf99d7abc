import { useSession } from '@kaksha/contract/host-context';
import { takeFormDraft } from '@kaksha/forms/form-draft';
import { Banner } from '@kaksha/ui/banner';
import { TextLink } from '@kaksha/ui/link';
import { useEffect, useState } from 'react';
import { listPostDrafts, type PostDraft } from '../../store/post-drafts';

/** Links to the posts with unsaved text on this device. */
export function DraftsBanner() {
  const userId = useSession().user?.id;
  const [drafts, setDrafts] = useState<PostDraft[]>([]);
  useEffect(() => {
    let shown = true;
    setDrafts([]);
    if (userId !== undefined) void listPostDrafts(userId).then((found) => shown && setDrafts(found));
    return () => {
      shown = false;
    };
  }, [userId]);
  return drafts.map(({ key, title }) => (
    <Banner key={`${key.recordId}/${key.draftId}`} tone="saffron" role="status">
      <span>{`“${title || 'Untitled'}” is kept on this device and not saved yet. `}</span>
      {key.recordId === null ? (
        <TextLink to="/blogcreate" onClick={() => takeFormDraft(key)}>
          Resume editing
        </TextLink>
      ) : (
        <TextLink to={`/blogcreate/${key.recordId}`}>Resume editing</TextLink>
      )}
    </Banner>
  ));
}
