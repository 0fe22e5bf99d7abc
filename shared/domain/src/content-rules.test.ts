import { contentFormErrors, moduleFormErrors } from './content-rules';

test('a content requires a type and at least one list item', () => {
  expect(contentFormErrors({ type: null, text: ' , ,' })).toEqual({
    type: 'Content type is required',
    text: 'Description is required',
  });
  expect(contentFormErrors({ type: 'Benefits', text: 'x'.repeat(5001) })).toHaveProperty('text');
  expect(contentFormErrors({ type: 'Benefits', text: 'Notes' })).toEqual({});
});

test('a module requires a name and topics; hands-on and skills are optional', () => {
  expect(moduleFormErrors({ name: ' ', topics: ',', handsOn: '', skills: '' })).toEqual({
    name: 'Module Name is required',
    topics: 'Topics are required',
  });
  expect(moduleFormErrors({ name: 'One', topics: 'Pods', handsOn: '', skills: '' })).toEqual({});
});
