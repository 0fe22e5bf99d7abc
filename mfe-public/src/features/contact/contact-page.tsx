import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { Building2, Mail, MapPin, Phone } from 'lucide-react';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { OfficeMap } from './office-map';

const goals = [
  'Empower trainers and institutes',
  'Enable learners and professionals',
  'Bridge global learning gaps',
  'Promote live, interactive learning',
];

export function Page() {
  const { origin } = useHost().environment;
  usePage({
    title: 'Contact',
    description: `Write to ${brand.name}, call us or come by: ${brand.address}.`,
    canonical: '/contact',
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Contact', to: '/contact' }])],
  });
  return (
    <div className={`content ${styles.page}`}>
      <header className={styles.hero}>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Contact' }]} className={styles.crumbs} />
        <h1>Talk to us</h1>
        <p className={styles.lead}>
          A person reads every message. Say what happened, or what you would like to happen, in your own words.
        </p>
      </header>
      <section aria-labelledby="write">
        <h2 id="write">Send us a Message</h2>
        <ContactForm />
      </section>
      <section aria-labelledby="reach" className={styles.reach}>
        <h2 id="reach">Contact information</h2>
        <ul className={`stack gap-4 ${styles.channels}`}>
          <li>
            <Phone aria-hidden="true" />
            <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>{brand.phone}</a>
          </li>
          <li>
            <Mail aria-hidden="true" />
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </li>
          <li>
            <MapPin aria-hidden="true" />
            <address className={styles.address}>{brand.address}</address>
          </li>
          {brand.companyPage && (
            <li>
              <Building2 aria-hidden="true" />
              <a href={brand.companyPage} target="_blank" rel="noopener noreferrer">
                {`${brand.name} on LinkedIn`}
              </a>
            </li>
          )}
        </ul>
        <OfficeMap />
      </section>
      <div className={styles.aims}>
        <section aria-labelledby="vision">
          <h2 id="vision">Our vision</h2>
          <p className={styles.vision}>To be the leading live learning ecosystem.</p>
        </section>
        <section aria-labelledby="mission">
          <h2 id="mission">Our mission</h2>
          <ul className={`stack gap-2 ${styles.goals}`}>
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
