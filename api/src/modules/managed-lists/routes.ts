import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { mergeListEntry } from './merge-service';
import {
  AddBody,
  EntryParams,
  HideBody,
  ListEntryWire,
  ListParams,
  ManagedListWire,
  MergeBody,
  OrderBody,
  SaveBody,
} from './schema';
import { addListEntry, getManagedLists, hideListEntry, orderList, saveListEntry } from './service';

/** Categories, subcategories and languages, for administrators. */
export const managedListRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'managed-lists');
  clearAnswersOnChange(app, ['catalogue']);

  operation('getManagedLists', 'GET /admin/lists', {
    summary: 'Categories, the subcategories of each, and languages, with their courses',
    caller: 'content',
    answer: Type.Array(ManagedListWire),
    handler: ({ context }) => getManagedLists(context),
  });

  operation('addListEntry', 'POST /admin/lists/:list', {
    summary: 'Add a category, subcategory or language at the end of its list',
    caller: 'content',
    status: 201,
    params: ListParams,
    body: AddBody,
    answer: ListEntryWire,
    refuses: [409],
    handler: ({ context, params, body }) => addListEntry(context, { ...body, ...params }),
  });

  operation('saveListEntry', 'PUT /admin/lists/:list/:id', {
    summary: 'Rename an entry. Addresses with the former name lead to the new one',
    caller: 'content',
    params: EntryParams,
    body: SaveBody,
    answer: ListEntryWire,
    conflict: ListEntryWire,
    handler: ({ context, params, body }) => saveListEntry(context, { ...body, ...params }),
  });

  operation('hideListEntry', 'PUT /admin/lists/:list/:id/hidden', {
    summary: 'Stop or start offering an entry. Courses keep it and stay public',
    caller: 'content',
    params: EntryParams,
    body: HideBody,
    answer: ListEntryWire,
    refuses: [409],
    handler: ({ context, params, body }) => hideListEntry(context, { ...body, ...params }),
  });

  operation('orderList', 'PUT /admin/lists/:list/order', {
    summary: 'Order a list',
    caller: 'content',
    params: ListParams,
    body: OrderBody,
    answer: Type.Array(ManagedListWire),
    refuses: [409],
    handler: ({ context, params, body }) => orderList(context, { ...body, ...params }),
  });

  operation('mergeListEntry', 'POST /admin/lists/:list/:id/merge', {
    summary: 'Merge an entry into another one of its list, which takes over its courses. It cannot be undone',
    caller: 'content',
    confirmation: 'always',
    params: EntryParams,
    body: MergeBody,
    answer: ListEntryWire,
    handler: ({ context, params, body }) => mergeListEntry(context, { ...body, ...params }),
  });
};
