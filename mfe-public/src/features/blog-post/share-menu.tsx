import { useHost } from '@kaksha/contract/host-context';
import { Button } from '@kaksha/ui/button';
import { Menu } from '@kaksha/ui/menu';
import { ArrowUpRight, Copy, Share2 } from 'lucide-react';

/** Share targets. Instagram accepts no links, so its entry copies the address. */
export function ShareMenu({ title, url }: { title: string; url: string }) {
  const { notify } = useHost();
  const open = (address: string) => window.open(address, '_blank', 'noopener,noreferrer');
  const copy = async (done: string) => {
    try {
      await navigator.clipboard.writeText(url);
      notify.success(done);
    } catch {
      notify.info('Copy this link to share the post', { description: url, duration: Number.POSITIVE_INFINITY });
    }
  };
  const link = encodeURIComponent(url);
  const away = <ArrowUpRight aria-hidden="true" />;
  return (
    <Menu
      label="Share"
      items={[
        {
          label: 'LinkedIn',
          iconEnd: away,
          onSelect: () => open(`https://www.linkedin.com/sharing/share-offsite/?url=${link}`),
        },
        {
          label: 'Facebook',
          iconEnd: away,
          onSelect: () => open(`https://www.facebook.com/sharer/sharer.php?u=${link}`),
        },
        {
          label: 'Twitter',
          iconEnd: away,
          onSelect: () => open(`https://twitter.com/intent/tweet?url=${link}&text=${encodeURIComponent(title)}`),
        },
        {
          label: 'Instagram',
          iconEnd: away,
          onSelect: () => void copy('Link copied! You can paste it in Instagram bio or story.'),
        },
        'separator',
        { label: 'Copy Link', iconEnd: <Copy aria-hidden="true" />, onSelect: () => void copy('Copied Blog Link') },
      ]}
      trigger={(props) => (
        <Button {...props} icon={<Share2 aria-hidden="true" />}>
          Share
        </Button>
      )}
    />
  );
}
