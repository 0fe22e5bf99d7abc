import { contentRules, moduleRules } from './content-rules';
import { messagesOf } from './rules';

test('a content requires a type and at least one list item', () => {
  expect(messagesOf(contentRules, { type: '', text: ' , ,' })).toEqual({
    type: 'Content type is required',
    text: 'Description is required',
  });
  expect(messagesOf(contentRules, { type: 'Benefits', text: 'x'.repeat(5001) })).toHaveProperty('text');
  expect(messagesOf(contentRules, { type: 'Benefits', text: 'Notes' })).toEqual({});
});

test('a module requires a name and topics; hands-on and skills are optional', () => {
  expect(messagesOf(moduleRules, { name: ' ', topics: ',', handsOn: '', skills: '' })).toEqual({
    name: 'Module Name is required',
    topics: 'Topics are required',
  });
  expect(messagesOf(moduleRules, { name: 'One', topics: 'Pods', handsOn: '', skills: '' })).toEqual({});
});
