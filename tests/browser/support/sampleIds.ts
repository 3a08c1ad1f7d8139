import { ask } from './ask.ts';
import { tokenOf } from './visit.ts';

/** Ids of records that an account may read, one of each kind that routes speak of. */
export async function sampleIds(tenant: string, account: string): Promise<Record<string, string>> {
  const token = await tokenOf(tenant, account);
  const data = await ask(
    tenant,
    token,
    '{ currentUser { _id } startups(limit: 1) { results { _id } } programs(limit: 1) { results { _id } } articles(limit: 1) { results { _id } } coachingSessions(limit: 1) { results { _id } } }',
  );
  const first = (name: string): string | undefined =>
    (data[name] as { results: { _id: string }[] } | null)?.results[0]?._id;
  const found = {
    user: (data.currentUser as { _id: string })._id,
    startup: first('startups'),
    program: first('programs'),
    article: first('articles'),
    session: first('coachingSessions'),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
