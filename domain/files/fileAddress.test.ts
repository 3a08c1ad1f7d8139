import { expect, it } from 'vitest';
import { fileAddress, fileInAddress } from './fileAddress.ts';

it('names a file in a text, whatever the file is called', () => {
  const file = { id: 'a1', name: 'Pitch & plan = 100 %.pdf' };
  expect(fileInAddress(fileAddress(file))).toEqual(file);
});

it.each(['https://example.com/file?id=a1', '/files?id=a1', '/file?name=x', '', null])('%s names no file', (text) => {
  expect(fileInAddress(text)).toBeNull();
});
