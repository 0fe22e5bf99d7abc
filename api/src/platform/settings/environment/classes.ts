import Type from 'typebox';
import { text, url, type VariableNotes, web } from './variable-kinds';

export const classesVariables = {
  BBB_URL: url(web, {
    group: 'Classes',
    description:
      'BigBlueButton server that makes a meeting for each online class whose batch has no link. Needs BBB_SECRET; `bbb-conf --secret` prints both.',
    otherwise: 'classes need a link of their trainer',
    example: 'https://bbb.kaksha.example/bigbluebutton/',
  }),
  CERTIFICATE_HOURS: Type.Integer({
    default: 1,
    minimum: 0,
    maximum: 1000,
    group: 'Classes',
    description: 'Hours of live sessions that a learner attends at least for a certificate. 0: no minimum.',
    rule: 'is a whole number from 0 to 1000',
  } satisfies VariableNotes & { default: number; minimum: number; maximum: number }),
  BBB_SECRET: text({ group: 'Classes', description: 'Shared secret of the BigBlueButton server.' }),
};
