import type { SubjectArea } from '../subject-area';
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

export const subjectAreas: readonly SubjectArea[] = [
  cloud,
  ai,
  data,
  web,
  security,
  testing,
  design,
  pipeline,
  erp,
  mobile,
  plan,
  code,
];
