/** Who learns that an applicant can't come to a talk at the time that it has. */
import { sql } from 'kysely';
import { follower } from '#server/platform/context/followers.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { lookingAfter } from '#server/services/applications/lookingAfter.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export const otherTimeNews = [
  follower(
    'OtherInterviewAsked',
    'notification',
    'Whoever holds the talk and those who look after the application, here and by mail: meetingChangedStaff, with the applicant’s words',
    async ({ payload }, { tx, context }) => {
      const application = await loadApplication(tx, payload.application);
      if (application === null) return;
      const { rows } = await sql<{ host: string | null; at: Date | string | null }>`
        select host_id as host, start_time as at from application_meeting where id = ${payload.meeting}`.execute(tx);
      const [meeting] = rows;
      const at = meeting?.at ? new Date(meeting.at).toISOString() : null;
      const people = [...new Set([meeting?.host ?? null, ...(await lookingAfter(tx, context, application))])];
      const url = `/application/${application.id}/meeting`;
      const notice = {
        text: 'application.otherTimeAsked',
        name: application.startupName,
        at,
        words: payload.words,
      } as const;
      await tellPeople(tx, context, { people, type: 'meetingChangedStaff', notice, url });
      await mailPeople(tx, context, { feature: 'emailEvents', people, notice, url });
    },
  ),
];
