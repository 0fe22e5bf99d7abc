import { coverMotifs } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { managedLists } from '@kaksha/domain/managed-lists';
import { Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, maxFormText, nullable, oneOf } from '../../platform/http/wire';

const motif = nullable(oneOf(coverMotifs, 'Of categories only'));

export const ListEntryWire = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String({ description: 'The part of addresses' }),
    displayName: Type.String(),
    motif,
    hidden: Type.Boolean({ description: 'Not offered any more; courses keep it' }),
    mergedInto: nullable(Type.Integer({ description: 'The entry that took over its courses' })),
    formerNames: Type.Array(Type.String(), { description: 'Names whose addresses lead to it' }),
    courses: Type.Integer({ description: 'Courses that are not deleted, drafts included' }),
    version: recordVersion,
  },
  { title: 'ListEntry' },
);

export const ManagedListWire = Type.Object(
  {
    list: oneOf(managedLists),
    categoryId: nullable(Type.Integer({ description: 'Of a list of subcategories' })),
    entries: Type.Array(ListEntryWire),
  },
  { title: 'ManagedList' },
);

export const ListParams = Type.Object({ list: oneOf(managedLists) });
export const EntryParams = Type.Object({ list: oneOf(managedLists), id: Id });

const parent = Type.Optional(nullable(Type.Integer({ ...Id, description: 'Of a list of subcategories' })));
const form = { name: Type.String({ title: 'Name', maxLength: maxFormText }), motif: Type.Optional(motif) };

export const AddBody = Type.Object({ ...form, categoryId: parent });
export const SaveBody = Type.Object({ ...form, version: versionField });
export const HideBody = Type.Object({ hidden: Type.Boolean() });
export const MergeBody = Type.Object({ into: Type.Integer({ ...Id, title: 'Target' }) });

const ids = (description: string) => Type.Array(Id, { maxItems: limits.managedLists.entriesMax, description });
export const OrderBody = Type.Object({
  categoryId: parent,
  before: ids('The ids in the order that the caller changed; 409 when it is not the stored one'),
  ids: ids('All ids in the new order'),
});
