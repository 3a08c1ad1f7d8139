import { sql } from 'kysely';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';
import { at } from './startMeetingServer.ts';
import { toldSince } from './toldSince.ts';

export const REQUEST = `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { _id status awaits answerBy } }`;
const ANSWER = `mutation ($id: ID!, $answer: MeetingAnswer!, $time: DateTime) {
  answerMeetingRequest(requestId: $id, answer: $answer, startTime: $time) { status appointmentState awaits startTime session { _id name } } }`;

/** What tests do with requests for meetings, on a server that is there once they run. */
export function meetingRequests(server: () => EntityServer) {
  const set = (settings: object) =>
    server().database.withTenant('t1', (tx) =>
      sql`update incubator set mentor_matching = ${JSON.stringify(settings)}::jsonb`.execute(tx),
    );

  const ask = (user: string, minutes: number, message = 'Our prices') =>
    server().ask(user, REQUEST, { input: { personId: 'mentor', startTime: at(minutes), message } });
  const answer = (user: string, id: string, kind: string, time?: string) =>
    server().ask(user, ANSWER, { id, answer: kind, time });
  const made = async (user: string, minutes: number) => {
    const { data, errors } = await ask(user, minutes);
    if (errors !== undefined) throw new Error(`No meeting was asked for: ${JSON.stringify(errors)}`);
    return textIn(data?.requestMeeting?._id);
  };
  const told = () => toldSince(server());
  return { set, ask, answer, made, told };
}
