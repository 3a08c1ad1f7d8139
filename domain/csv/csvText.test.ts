import { describe, expect, it } from 'vitest';
import { csvText } from './csvText.ts';

describe('CSV', () => {
  it('quotes what would break a row apart', () => {
    expect(csvText([['a,b', 'say "hi"', 'two\nlines', 3, null]])).toBe('\uFEFF"a,b","say ""hi""","two\nlines",3,\r\n');
  });

  it('makes no cell a formula', () => {
    expect(csvText([['=1+1', '+49', '-x', '@sum', -5]])).toBe("\uFEFF'=1+1,'+49,'-x,'@sum,-5\r\n");
  });

  it('makes no formula of what follows a semicolon either, nor of one that is written wide', () => {
    expect(csvText([['a;=1+1', ' =2', '\uFF1D3', 'b; c=d', 'x\n@y', '\tz']])).toBe(
      "\uFEFFa;'=1+1,' =2,'\uFF1D3,b; c=d,\"x\n'@y\",'\tz\r\n",
    );
  });
});
