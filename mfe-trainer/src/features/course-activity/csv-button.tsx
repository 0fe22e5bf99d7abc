import { getContactedUsersCsv, getCourseActivityCsv, getEnrolledUsersCsv } from '@kaksha/api-client/engagement';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { slugOf } from '@kaksha/domain/slugs';
import { Button } from '@kaksha/ui/button';
import { downloadText } from '@kaksha/ui/download-text';
import { Download } from 'lucide-react';
import { useState } from 'react';
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
} satisfies Record<ActivityTab, unknown>;

/** Spreadsheets need it to read non-Latin scripts; the HTTP client strips it from the response. */
const byteOrderMark = '\uFEFF';

/** Downloads all users of a tab as CSV. The server escapes cells that spreadsheets would run as formulas. */
export function CsvButton({ courseId, courseName, tab }: CsvButtonProps) {
  const { http, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const table = await tables[tab](http, courseId);
      const name = `${tab}-${slugOf(courseName) || courseId}.csv`;
      downloadText(byteOrderMark + table.replace(/^\uFEFF/, ''), { name, type: 'text/csv;charset=utf-8' });
    } catch (error) {
      notify.error('The table was not downloaded', {
        description: messageOf(error, 'Please try again.'),
        action: { label: 'Retry', onClick: () => void download() },
      });
    } finally {
      setBusy(false);
    }
  };
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
