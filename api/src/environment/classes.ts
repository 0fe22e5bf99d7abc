import { text, url, web } from './variable-kinds';

export const classesVariables = {
  BBB_URL: url(web, {
    group: 'Classes',
    description:
      'BigBlueButton server that makes a meeting for each online class whose batch has no link. Needs BBB_SECRET; `bbb-conf --secret` prints both.',
    otherwise: 'classes need a link of their trainer',
    example: 'https://bbb.kaksha.example/bigbluebutton/',
  }),
  BBB_SECRET: text({ group: 'Classes', description: 'Shared secret of the BigBlueButton server.' }),
};
