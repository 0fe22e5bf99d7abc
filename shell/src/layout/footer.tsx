import { useHost } from '@kaksha/contract/host-context';
import { useMenu } from '@kaksha/contract/menus';
import { brand } from '@kaksha/domain/brand';
import { Logo } from '@kaksha/ui/logo';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { NewsletterForm } from '../newsletter/newsletter-form';
import styles from './footer.module.css';

/** The name of the site is that of its settings, so the columns are made at each render. */
const columns = () =>
  [
    ['learn', 'Learn'],
    ['teach', 'Teach'],
    ['site', brand.name],
    ['rules', 'Rules'],
  ] as const;

export function Footer() {
  const { renderedAt } = useHost().environment;
  const entries = useMenu('footer');
  const groups = columns().flatMap(([group, name]) => {
    const links = entries.filter((entry) => entry.group === group);
    return links.length > 0 ? { name, links } : [];
  });
  // In UTC: the rules of time zones would load with every page, for a few hours of each year.
  const year = new Date(renderedAt).getUTCFullYear();
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={clsx('content', 'stack gap-8', styles.columns)}>
        <div>
          <Logo />
          <p className={styles.tagline}>{brand.tagline}</p>
          <NewsletterForm />
        </div>
        <div className={`stack gap-8 ${styles.rest}`}>
          <nav aria-label="Footer" className={styles.groups}>
            {groups.map(({ name, links }) => (
              <div key={name}>
                <p className={styles.name} id={`footer-${name}`}>
                  {name}
                </p>
                <ul aria-labelledby={`footer-${name}`}>
                  {links.map(({ key, label, to }) => (
                    <li key={key}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className={styles.reach}>
            <address className={styles.address}>
              <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>{brand.phone}</a>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
              <span>{brand.address}</span>
            </address>
            <ul aria-label={`${brand.name} elsewhere`} className={styles.social}>
              {brand.socialPages.map(({ name, address }) => (
                <li key={name}>
                  <a href={address} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className="content">
        <div className={`cluster gap-2 gap-x-6 between meta ${styles.small}`}>
          <p>{`© ${year} ${brand.name}, ${brand.city}`}</p>
          <p className="row gap-4">
            <span>{`Times shown in IST (${brand.timeZone})`}</span>
            <span>₹ INR</span>
          </p>
        </div>
      </div>
    </footer>
  );
}
