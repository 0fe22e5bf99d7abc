import { getContactedUsersCsv, getCourseActivityCsv, getEnrolledUsersCsv } from '@kaksha/api-client/engagement';
import { useAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { slugOf } from '@kaksha/domain/slugs';
import { Button } from '@kaksha/ui/button';
import { downloadText } from '@kaksha/ui/download-text';
import type { AxiosInstance } from 'axios';
import { Download } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { batchIn } from '../../list/use-list-query';
import type { ActivityTab } from '../../paths';

interface CsvButtonProps {
  courseId: number;
  courseName: string;
  tab: ActivityTab;
}

const tables = {
  enrolled: getEnrolledUsersCsv,
  contacted: getContactedUsersCsv,
  activity: getCourseActivityCsv,
} satisfies Record<ActivityTab, (http: AxiosInstance, courseId: number, batchId?: number) => Promise<string>>;

/** Spreadsheets need it to read non-Latin scripts; the HTTP client strips it from the response. */
const byteOrderMark = '\uFEFF';

/**
 * Downloads all users of a tab, or of the batch that the URL names, as CSV. The server escapes cells that spreadsheets
 * would run as formulas.
 */
export function CsvButton({ courseId, courseName, tab }: CsvButtonProps) {
  const { http } = useHost();
  const batchId = batchIn(new URLSearchParams(useLocation().search)) ?? undefined;
  const { busy, run } = useAction();
  const download = (): Promise<unknown> =>
    run(
      async () => {
        const table = await tables[tab](http, courseId, batchId);
        const name = `${tab}-${slugOf(courseName) || courseId}.csv`;
        downloadText(byteOrderMark + table.replace(/^\uFEFF/, ''), { name, type: 'text/csv;charset=utf-8' });
      },
      { failed: 'The table was not downloaded', retry: download },
    );
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      busy={busy}
      aria-label="CSV of all people of this list"
      onClick={() => void download()}
    >
      CSV
    </Button>
  );
}
