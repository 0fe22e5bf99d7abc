import type { ActivityCount } from '@kaksha/domain/catalogue';
import type { Figures } from './repo';

export const presentCounts = ({ views, contacts, enrolments }: Figures): ActivityCount => ({
  enrolled: enrolments,
  contacted: contacts,
  viewcourse: views,
});
