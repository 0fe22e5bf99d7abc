import { generateList } from '@kaksha/api-client/ai';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { ContentType } from '@kaksha/domain/catalogue';
import { joinList } from '@kaksha/domain/contents';
import { useFormContext } from 'react-hook-form';
import { AiButton } from '../shared/ai-button';
import { courseSubject } from '../shared/ai-subject';

export interface WriteContentProps {
  course: AuthoredCourse;
  type: ContentType | null;
  /** Messages for a course without a name and for a missing type. */
  missing: { name: string; type: string };
}

/** Generates the list of a content. */
export function GenerateContentButton({ course, type, missing }: WriteContentProps) {
  const { http } = useHost();
  const { getValues, setValue, clearErrors } = useFormContext<{ text: string; type?: string }>();
  return (
    <AiButton
      guard={() => (!course.name.trim() ? missing.name : type === null ? missing.type : null)}
      work={async (signal) => {
        if (type === null) return { isBuiltIn: false };
        const { items, isBuiltIn } = await generateList(http, courseSubject(course), { contentType: type }, signal);
        // The user cancelled, or chose another type in the meantime.
        const { text: before, type: now = type } = getValues();
        if (signal.aborted || now !== type) return { isBuiltIn };
        setValue('text', joinList(items), { shouldDirty: true });
        clearErrors('text');
        return { isBuiltIn, undo: before ? () => setValue('text', before, { shouldDirty: true }) : undefined };
      }}
      success="Content generated successfully!"
      failed="Failed to generate content. Please try again."
      working="The list is being written"
    >
      AI Generate
    </AiButton>
  );
}
