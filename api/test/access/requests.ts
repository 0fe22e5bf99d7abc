import type { Requests } from './request';
import { catalogueRequests } from './requests-catalogue';
import { learningRequests } from './requests-learning';
import { moneyRequests } from './requests-money';
import { peopleRequests } from './requests-people';
import { platformRequests } from './requests-platform';

/** A request for every operation of the API, in the sections of docs/access.md. */
export const areas = {
  'Courses and batches': catalogueRequests,
  'Classes, certificates and questions': learningRequests,
  'Orders, refunds and payouts': moneyRequests,
  'Accounts, staff and settings': peopleRequests,
  'Blog, AI and platform': platformRequests,
} as const satisfies Record<string, Requests>;

export type Area = keyof typeof areas;

export const areaNames = Object.keys(areas) as Area[];
