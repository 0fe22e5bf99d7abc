import { Sheet } from '@kaksha/ui/sheet';
import { CoursePreview, type CoursePreviewProps } from './course-preview';

export interface PreviewSheetProps extends CoursePreviewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function PreviewSheet({ open, onOpenChange, ...preview }: PreviewSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="How learners will see it">
      <CoursePreview {...preview} />
    </Sheet>
  );
}
