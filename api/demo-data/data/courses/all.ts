import type { CourseSeed } from '../course-seed';
import { ai } from './ai';
import { cloud } from './cloud';
import { code } from './code';
import { data } from './data';
import { design } from './design';
import { erp } from './erp';
import { mobile } from './mobile';
import { pipeline } from './pipeline';
import { plan } from './plan';
import { security } from './security';
import { testing } from './testing';
import { web } from './web';

/** Published courses by their category's machine name. */
export const coursesByCategory: Readonly<Record<string, readonly CourseSeed[]>> = {
  'cloud-devops': cloud,
  'ai-machine-learning': ai,
  'data-science': data,
  'web-development': web,
  cybersecurity: security,
  'software-testing': testing,
  'ui-ux-design': design,
  'data-engineering': pipeline,
  'sap-erp': erp,
  'mobile-development': mobile,
  'project-management': plan,
  programming: code,
};
