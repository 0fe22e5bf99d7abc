import { elementText, listedObjects } from './bucket-listing';

const xml =
  '<ListBucketResult><Contents><Key>a &amp; b</Key><Size>1</Size></Contents><Contents><Key>c</Key></Contents>' +
  '<NextContinuationToken>x&lt;y</NextContinuationToken></ListBucketResult>';

test('reads the objects of a listing, with unescaped text', () => {
  expect(listedObjects(xml).map((entry) => elementText(entry, 'Key'))).toEqual(['a & b', 'c']);
  expect(elementText(xml, 'NextContinuationToken')).toBe('x<y');
});

test('an absent or unfinished element is empty', () => {
  expect(elementText(xml, 'Prefix')).toBe('');
  expect(elementText('<Key>a', 'Key')).toBe('');
  expect(listedObjects('<ListBucketResult/>')).toEqual([]);
});
