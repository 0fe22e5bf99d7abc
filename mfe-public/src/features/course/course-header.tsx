import type { CourseDetails } from '@kaksha/domain/catalogue';
import { coursesPath } from '@kaksha/domain/course-query';
import { trainerPath } from '@kaksha/domain/paths';
import { Avatar } from '@kaksha/ui/avatar';
import { Badge } from '@kaksha/ui/badge';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { StarRating } from '@kaksha/ui/star-rating';
import { Languages, MapPin, Play, Video } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BackToResults } from './back-to-results';
import styles from './course-header.module.css';
import { paragraphsOf } from './points';

/** Breadcrumbs, name, summary and trainer of the course. */
export function CourseHeader({ course }: { course: CourseDetails }) {
  const { category, subcategory, trainer } = course;
  const categoryPath = coursesPath({ categories: [category.name] });
  const kicker = [category.displayName, subcategory?.name, course.difficulty].filter(Boolean);
  const ModeIcon = course.mode === 'Classroom(Offline)' ? MapPin : Video;
  return (
    <header>
      <BackToResults />
      <Breadcrumbs
        className={styles.crumbs}
        items={[
          { label: 'Home', to: '/' },
          { label: 'Courses', to: '/live-courses' },
          { label: category.displayName, to: categoryPath },
        ]}
      />
      <p className={styles.kicker}>
        {kicker.map((part) => (
          <span key={part}>{part}</span>
        ))}
        {course.demo && (
          <span>
            <Badge tone="info">Demo class</Badge>
          </span>
        )}
      </p>
      <h1 className={styles.name} dir="auto">
        {course.name}
      </h1>
      <p className={styles.lead} dir="auto">
        {paragraphsOf(course.description)[0]}
      </p>
      <ul className={`cluster gap-3 gap-x-6 middle ${styles.facts}`}>
        <li>
          <Link className={styles.trainer} to={trainerPath(trainer.id)}>
            <Avatar name={trainer.name} picture={trainer.photo} size="xs" />
            <span dir="auto">{trainer.name}</span>
          </Link>
        </li>
        {course.rating && (
          <li>
            <a href="#reviews">
              <StarRating rating={course.rating} variant="long" />
            </a>
          </li>
        )}
        <li className={styles.fact}>
          <Languages aria-hidden="true" />
          <span>{course.language.displayName}</span>
        </li>
        <li className={styles.fact}>
          <ModeIcon aria-hidden="true" />
          <span>{course.mode}</span>
        </li>
        {course.videoUrl && (
          <li>
            <a className={styles.fact} href={course.videoUrl} target="_blank" rel="noopener noreferrer">
              <Play aria-hidden="true" />
              Watch the introduction
            </a>
          </li>
        )}
      </ul>
    </header>
  );
}
