import { getCourseUsersCsv } from '@kaksha/api-client/engagement';
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

/** Spreadsheets misread every script but Latin without it, and readers of answers drop it. */
const byteOrderMark = '\uFEFF';

/** Downloads the whole list of a tab as a table, as the server writes it: no cell of it runs as a formula. */
export function CsvButton({ courseId, courseName, tab }: CsvButtonProps) {
  const { http, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const table = await getCourseUsersCsv(http, tab, courseId);
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
