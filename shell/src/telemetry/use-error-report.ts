import { useEffect, useState } from 'react';
import { useShellHost } from '../host/shell-host';

/** Reports the error of an error screen. @returns part, version and reference for a support request, once reported */
export function useErrorReport(error: unknown, where: string): string | undefined {
  const { telemetry } = useShellHost();
  const [report, setReport] = useState<string>();
  useEffect(() => {
    const found = telemetry.shown(error, where);
    setReport(found ? `${found.remote} ${found.version} · ${found.reference}` : undefined);
  }, [error, telemetry, where]);
  return report;
}
