import { generateContent } from '@kaksha/api-client/ai';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { ContentType } from '@kaksha/domain/catalogue';
import { joinList } from '@kaksha/domain/contents';
import { useFormContext } from 'react-hook-form';
import { AiButton } from '../parts/ai-button';
import { courseSubject } from '../parts/course-subject';

export interface WriteContentProps {
  course: AuthoredCourse;
  type: ContentType | null;
  /** What is said while the course has no name, or no type is chosen. */
  missing: { name: string; type: string };
}

/** Has the list of a content written; as many items as its type asks for. */
export function WriteContent({ course, type, missing }: WriteContentProps) {
  const { http } = useHost();
  const { getValues, setValue, clearErrors } = useFormContext<{ text: string; type?: string }>();
  return (
    <AiButton
      guard={() => (!course.name.trim() ? missing.name : type === null ? missing.type : null)}
      work={async (signal) => {
        if (type === null) return null;
        const items = await generateContent(http, courseSubject(course), type, signal);
        // Another type was chosen, or it was cancelled: nobody wants this list any more.
        const { text: before, type: now = type } = getValues();
        if (signal.aborted || now !== type) return null;
        setValue('text', joinList(items), { shouldDirty: true });
        clearErrors('text');
        return before ? () => setValue('text', before, { shouldDirty: true }) : null;
      }}
      success="Content generated successfully!"
      failed="Failed to generate content. Please try again."
      working="The list is being written"
    >
      AI Generate
    </AiButton>
  );
}
