import { request } from 'node:http';
import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { mailsOf } from './mailsOf.ts';
import { port, tokenOf } from './visit.ts';

interface NewFounder {
  /** To sign in by, as the accounts of the demo. */
  readonly account: string;
  readonly startup: { readonly _id: string; readonly name: string };
}

/** An active startup of the demo, of which nothing is asked yet. */
export async function newStartup(name: string): Promise<NewFounder['startup']> {
  const text = 'mutation ($input: StartupCreateInput!) { made: createStartup(input: $input) { _id name } }';
  const { made } = await ask('demo', await tokenOf('demo', 'admin'), text, { input: { name, status: 'active' } });
  return made as NewFounder['startup'];
}

/** Somebody of a startup of their own, who has accepted the invitation: what a test asks of them no other test asks. */
export async function newFounder(account: string): Promise<NewFounder> {
  const token = await tokenOf('demo', 'admin');
  const startup = await newStartup(`Startup of ${account}`);
  const { roles } = (await ask('demo', token, '{ roles { results { _id type } } }')) as {
    roles: { results: { _id: string; type: string[] }[] };
  };
  const role = roles.results.find(({ type }) => type.join() === 'Cofounder')?._id;
  const email = `${account}@demo.test`;
  await ask('demo', token, 'mutation ($input: UserCreateInput!) { createUser(input: $input) { _id } }', {
    input: { firstName: 'New', lastName: 'Founder', email, role, startups: [startup._id] },
  });
  const secret = (): string =>
    mailsOf(email, '').flatMap((text) => /acceptinvitation\?token=(\S+)/.exec(text)?.[1] ?? [])[0] ?? '';
  await expect.poll(secret, { timeout: 20_000 }).not.toBe('');
  expect(await choosePassword(secret())).toBe(200);
  await categorize(startup._id, account);
  return { account, startup };
}

/** What a startup is not asked any more with each tab: what kind of startup it is. */
async function categorize(startup: string, account: string): Promise<void> {
  const asking = 'mutation ($input: PendingDataFormCreateInput!) { made: createPendingDataForm(input: $input) { id } }';
  const date = new Date(Date.now() + 86_400_000).toISOString();
  const input = { type: 'CATEGORIZATION', startup, date };
  const { made } = await ask('demo', await tokenOf('demo', 'admin'), asking, { input });
  const { id } = made as { id: string };
  const token = await tokenOf('demo', account);
  const reading = 'query ($id: ID!) { asked: startupCategorization(categorizationId: $id) { questions { key } } }';
  const { asked } = (await ask('demo', token, reading, { id })) as {
    asked: { questions: { key: string }[] };
  };
  const answering = `mutation ($id: ID!, $answers: [CategorizationAnswerInput!]) {
    updateStartupCategorization(categorizationId: $id, answers: $answers) { id } }`;
  await ask('demo', token, answering, { id, answers: asked.questions.map(({ key }) => ({ key, value: false })) });
}

/** The status of the answer. */
function choosePassword(token: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host: `demo.localhost:${port()}`, 'content-type': 'application/json' };
    const path = '/api/users/resetpassword';
    const call = request({ host: '127.0.0.1', port: port(), path, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    call.end(JSON.stringify({ token, newPassword: 'accelerate' }));
  });
}
