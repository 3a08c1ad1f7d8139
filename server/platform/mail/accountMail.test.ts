import { expect, it } from 'vitest';
import { tenantFixture } from '#server/testing/entityServer.ts';
import { accountMail } from './accountMail.ts';

it('names its reader and the organisation as they are written, whatever signs stand in the names', () => {
  const tenant = { ...tenantFixture('UTC'), name: "$' & Co" };
  const to = { email: 'ada@t1.test', firstName: '$& <Ada>', language: 'en' };
  const mail = accountMail('confirmEmail', tenant, to, '/confirm/1');
  expect(mail.subject).toBe("Confirm your email for $' & Co");
  expect(mail.text.split('\n')[0]).toBe('Hello $& <Ada>,');
  expect(mail.html).toContain('>Hello $&amp; &lt;Ada&gt;,</p>');
});
