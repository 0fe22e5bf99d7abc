import type { Extension } from '@kaksha/contract/host';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { Slot } from '@kaksha/contract/slots';
import { PageHeading } from '@kaksha/ui/page-heading';
import { slotSamples } from '../slots/slot-samples';
import { isFor } from '../slots/slots';

/** The extensions of one remote, for its developers: most slots are in pages of other remotes. */
export function ExtensionsPage({ extensions }: { extensions: readonly Extension[] }) {
  usePage({ title: 'Extensions', noindex: true });
  const { user } = useSession();
  const slots = [...new Set(extensions.map(({ slot }) => slot))];
  return (
    <div className="content stack gap-6">
      <PageHeading title="Extensions" text="What this remote puts into slots, without the pages around them." />
      {slots.map((slot) => {
        const { path, data } = slotSamples[slot];
        const hidden = extensions.filter((each) => each.slot === slot && !isFor(each.audience, user));
        return (
          <section key={slot} className="stack gap-3" aria-labelledby={slot}>
            <h2 id={slot}>{slot}</h2>
            <p className="note">{`With ${JSON.stringify(data)}. In the site: ${path}`}</p>
            {hidden.map(({ id, audience }) => (
              <p
                key={id}
                className="note"
              >{`${id} is for the role ${audience}. Choose a user who has it in the bar.`}</p>
            ))}
            <Slot name={slot} data={data} />
          </section>
        );
      })}
    </div>
  );
}
