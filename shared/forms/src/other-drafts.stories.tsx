import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { type FormDraftKey, listFormDrafts, removeFormDraft, writeFormDraft } from './form-draft';
import { OtherDrafts } from './other-drafts';

const meta: Meta<typeof OtherDrafts> = { component: OtherDrafts };
export default meta;

const empty = { name: '' };
const draftKey: FormDraftKey = { area: 'story', userId: 1, recordId: null, form: 'details' };

function storeDrafts(): void {
  for (const { key } of listFormDrafts('story', 1, empty)) removeFormDraft(key);
  const names = [
    'Figma for product teams',
    'Kubernetes in production, from the first container to a cluster that heals itself',
  ];
  for (const name of names) writeFormDraft({ ...draftKey, draftId: `story-${name.length}` }, { name });
}

export const AllStates = () => {
  useState(storeDrafts);
  return (
    <OtherDrafts
      draftKey={draftKey}
      empty={empty}
      isEmpty={() => false}
      notify={{ info: () => 'gone' }}
      timeText={() => '15 Jan, 12:00 PM'}
      onLeave={() => {}}
      onContinue={() => {}}
    />
  );
};
