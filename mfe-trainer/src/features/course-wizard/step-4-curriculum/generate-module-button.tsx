import { generateList, type ModulePart } from '@kaksha/api-client/ai';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { joinList } from '@kaksha/domain/contents';
import { entriesOf, itemAt } from '@kaksha/domain/typed';
import { useFormContext } from 'react-hook-form';
import { AiButton } from '../shared/ai-button';
import { courseSubject } from '../shared/ai-subject';
import type { ModuleValues } from './module-values';

const allParts = ['topics', 'handsOn', 'skills'] as const satisfies readonly ModulePart[];

const texts: Readonly<Record<ModulePart | 'all', { label: string; success: string; failed: string; working: string }>> =
  {
    topics: {
      label: 'AI Generate topics',
      success: 'Topics generated successfully!',
      failed: 'Failed to generate topics. Please try again.',
      working: 'Topics are being written',
    },
    handsOn: {
      label: 'AI Generate hands-on practice',
      success: 'Hands-on practice generated successfully!',
      failed: 'Failed to generate hands-on practice. Please try again.',
      working: 'Hands-on practice is being written',
    },
    skills: {
      label: 'AI Generate skills',
      success: 'Skills generated successfully!',
      failed: 'Failed to generate skills. Please try again.',
      working: 'Skills are being written',
    },
    all: {
      label: 'AI Generate all',
      success: 'All curriculum content generated successfully!',
      failed: 'Failed to generate all content. Please try again.',
      working: 'Topics, hands-on practice and skills are being written',
    },
  };

/** Generates one list of a module from its name, or all three. */
export function GenerateModuleButton({ course, part }: { course: AuthoredCourse; part: ModulePart | 'all' }) {
  const { http } = useHost();
  const { getValues, setValue, clearErrors } = useFormContext<ModuleValues>();
  const { label, success, failed, working } = texts[part];

  const write = (lists: Partial<ModuleValues>) => {
    for (const [field, text] of entriesOf(lists)) {
      setValue(field, text, { shouldDirty: true });
      clearErrors(field);
    }
  };
  const work = async (signal: AbortSignal) => {
    const parts = part === 'all' ? allParts : [part];
    const { name } = getValues();
    const answers = await Promise.allSettled(
      parts.map((each) => generateList(http, courseSubject(course), { moduleName: name.trim(), part: each }, signal)),
    );
    if (signal.aborted) return { isBuiltIn: false };
    // Lists that arrived stay even if another request failed.
    const before: Partial<ModuleValues> = {};
    let isBuiltIn = false;
    answers.forEach((answer, index) => {
      const field = itemAt(parts, index);
      if (answer.status === 'rejected') return;
      before[field] = getValues(field);
      write({ [field]: joinList(answer.value.items) });
      isBuiltIn ||= answer.value.isBuiltIn;
    });
    const refused = answers.find((answer) => answer.status === 'rejected');
    if (refused) throw refused.reason;
    return { isBuiltIn, undo: Object.values(before).some(Boolean) ? () => write(before) : undefined };
  };
  return (
    <AiButton
      label={label}
      guard={() => {
        if (!course.name.trim()) return 'Course name not found';
        return getValues('name').trim() ? null : 'Please enter module name first';
      }}
      work={work}
      success={success}
      failed={failed}
      working={working}
    >
      {part === 'all' ? 'AI Generate all' : 'AI Generate'}
    </AiButton>
  );
}
