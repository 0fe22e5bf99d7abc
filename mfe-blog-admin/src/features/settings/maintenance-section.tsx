import { saveMaintenanceSettings } from '@kaksha/api-client/site-settings';
import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import { maintenanceMessage, type SectionState } from '@kaksha/domain/site-settings';
import { CheckboxField } from '@kaksha/forms/checkbox-field';
import { TextField } from '@kaksha/forms/text-field';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { type MaintenanceValues, maintenanceValues, readMaintenance } from './form-values';
import { SectionForm } from './section-form';

const labels = { on: 'The site is in maintenance', message: 'Message', until: 'Expected end' } as const;

/** Pages stay readable, and changes wait. */
export function MaintenanceSection({ stored }: { stored: SectionState<'maintenance'> }) {
  const zone = useViewerZone() ?? brand.timeZone;
  return (
    <SectionForm<'maintenance', MaintenanceValues>
      section="maintenance"
      title="Maintenance"
      text="Pages stay readable. Changes of everyone else are refused with the message; administrators with the right “operations” can still sign in and save."
      stored={stored}
      valuesOf={maintenanceValues(zone)}
      read={readMaintenance(zone)}
      onSave={saveMaintenanceSettings}
      labels={labels}
    >
      <CheckboxField name="on" label={labels.on} />
      <TextField
        name="message"
        label={labels.message}
        maxLength={limits.siteSettings.bannerText}
        hint={`Empty: ${maintenanceMessage({ message: '' })}`}
      />
      <TextField name="until" label={labels.until} type="datetime-local" hint={`By your clock: ${zone}`} />
    </SectionForm>
  );
}
