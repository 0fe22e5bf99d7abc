import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import { TextLink } from '@kaksha/ui/link';
import { useState } from 'react';
import { supportLinksPath } from '../../paths';
import { SettingsPage } from '../../settings/settings-page';
import { SupportForm } from './support-form';

export function Page() {
  const { user } = useSession();
  // Keeps the last user's id, so that an expired session does not remount the form and lose its text.
  const [userId, setUserId] = useState(user?.id);
  if (user && user.id !== userId) setUserId(user.id);
  usePage({ title: 'Support', noindex: true });
  return (
    <SettingsPage
      title="Support"
      text={`Write to the ${brand.name} team.`}
      aside={
        <>
          <h2>Other ways</h2>
          <p>
            <TextLink to={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>
          </p>
          <p>
            <TextLink to={`tel:${brand.phone.replace(/\s/g, '')}`}>{brand.phone}</TextLink>
          </p>
          <p>
            Your learners find help through your <TextLink to={supportLinksPath}>Support links</TextLink>.
          </p>
        </>
      }
    >
      {/* The key resets name and address when the user changes. */}
      <SupportForm key={userId} />
    </SettingsPage>
  );
}
