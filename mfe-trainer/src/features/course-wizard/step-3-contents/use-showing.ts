import { setContentStatus } from '@kaksha/api-client/contents';
import { attempt } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import type { CourseContent } from '@kaksha/domain/catalogue';
import { isRequiredContentType } from '@kaksha/domain/contents';
import { useRef } from 'react';

/** Shows a content to learners or hides it from them, and notifies about the result. */
export function useShowing(reload: () => Promise<void>) {
  const host = useHost();
  const saving = useRef(new Set<number>());

  return async function show(content: CourseContent, live: boolean): Promise<void> {
    const { id, type } = content;
    if (saving.current.has(id)) return;
    saving.current.add(id);
    const notice = `show-content-${id}`;
    await attempt(
      host.notify,
      async () => {
        await setContentStatus(host.http, id, live);
        const needed = !live && isRequiredContentType(type);
        host.notify.success(live ? `Learners see ${type}` : `${type} is hidden from learners`, {
          id: notice,
          ...(needed && { description: 'This type is required: a draft cannot be published while it is hidden.' }),
        });
        await reload();
      },
      {
        id: notice,
        failed: live ? `${type} stays hidden` : `${type} was not hidden`,
        retry: () => show(content, live),
      },
    );
    saving.current.delete(id);
  };
}
