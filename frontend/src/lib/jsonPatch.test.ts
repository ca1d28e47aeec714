import { expect, it } from 'vitest';

import { patched } from './jsonPatch';

it('changes a copy and leaves the document as it was', () => {
  const document = { options: { bucket: '2' }, columns: [{ name: 'a' }, { name: 'b' }] };
  const changed = patched(document, [
    { op: 'replace', path: '/options/bucket', value: '4' },
    { op: 'add', path: '/options/a~1b', value: 'x' },
    { op: 'remove', path: '/columns/0' },
    { op: 'add', path: '/columns/-', value: { name: 'c' } },
  ]);
  expect(changed).toEqual({ options: { bucket: '4', 'a/b': 'x' }, columns: [{ name: 'b' }, { name: 'c' }] });
  expect(document.options.bucket).toBe('2');
});

it('ignores a patch of what is not there', () => {
  expect(patched({ a: 1 }, [{ op: 'replace', path: '/b/c', value: 2 }])).toEqual({ a: 1 });
});
