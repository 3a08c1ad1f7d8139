import { expect, it } from 'vitest';
import { runArguments } from './runArguments.ts';

it('gives an operation what is written, and what the record has', () => {
  const call = {
    operation: 'sendEmail',
    with: { emailId: '{_id}', subject: 'About {name}', version: '{version}', quiet: true },
  };
  expect(runArguments(call, { _id: 'e1', version: 3 })).toEqual({
    emailId: 'e1',
    subject: 'About {name}',
    version: 3,
    quiet: true,
  });
});
