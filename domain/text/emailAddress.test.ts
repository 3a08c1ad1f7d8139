import { expect, it } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

it.each(['ada@red.test', 'ada.l+news@mail.red.co.uk', 'é@größe.test'])('takes an address: %s', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each(['', 'ada', 'ada@red', '@red.test', 'ada@red..test', 'ada@red.test.', 'a da@red.test', 'ada@red@x.test'])(
  'refuses what is none: %s',
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
  },
);

it.each(['ada,bob@red.test', 'Ada<bob@red.test', 'ada;x@red.test', 'ada@red.test>'])(
  'refuses what a mail would go to several by: %s',
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
  },
);

it('refuses what is too long before it looks at it', () => {
  expect(isEmailAddress(`ada@${'a.'.repeat(120)}test`)).toBe(true);
  expect(isEmailAddress(`ada@${'a.'.repeat(130)}test`)).toBe(false);
});
