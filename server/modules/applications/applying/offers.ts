import { sql } from 'kysely';
import { endOfDay } from '#domain/dates/zonedDays.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import type { ApplicationOffer, ApplicationProgram } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { translatedSql } from '#server/platform/texts/translatedSql.ts';
import { loadFunnel } from '#server/services/applications/applicationRows.ts';
import { readForm } from '#server/services/forms/readForm.ts';
import { firstRoundIsOver } from './openFunnel.ts';

/** What one may apply to now. Everybody may know it: it is what sign-up pages show. */
export function applicationOffers(context: RequestContext, program: string | null) {
  return context.transact(async (tx) => {
    const today = sql`(now() at time zone ${context.tenant.timezone})::date`;
    const { language } = readerOfAnswer(context);
    const { rows } = await sql<ApplicationOffer>`
      select f.id as "_id", ${translatedSql('f.name', 'f.names', language)} as name,
        ${translatedSql('f.description', 'f.descriptions', language)} as description, to_char(least(f.closes_at, (select closes_at from funnel_round where funnel_id = f.id
          order by position, id limit 1)), 'YYYY-MM-DD') as "closesAt",
        (select to_char(hears_by, 'YYYY-MM-DD') from funnel_round where funnel_id = f.id
          order by position, id limit 1) as "hearsBy",
        array(select ${translatedSql('r.name', 'r.names', language)} from funnel_round r
          where r.funnel_id = f.id order by r.position, r.id) as rounds,
        ${programJson(language)} as program
      from funnel f join program p on p.tenant_id = f.tenant_id and p.id = f.program_id
      where f.status = 'open' and coalesce(f.opens_at <= ${today}, true) and coalesce(f.closes_at >= ${today}, true)
        and p.status <> 'finished' and not ${firstRoundIsOver(sql`f.id`, context)} and coalesce(p.slug = ${program}, true)
      order by "closesAt" nulls last, 2 limit 100`.execute(tx);
    // A day is over where the organisation is, whoever reads of it elsewhere.
    const endOf = (day: string | null | undefined) => day && endOfDay(context.tenant.timezone, day);
    return rows.map((offer) => ({ ...offer, closesAt: endOf(offer.closesAt) }));
  });
}

/** What the form of the first round asks; nothing where the funnel is not open. */
export function applicationQuestions(context: RequestContext, funnelId: string): Promise<readonly FormElement[]> {
  return context.transact(async (tx) => {
    const funnel = await loadFunnel(tx, funnelId, context.tenant.timezone);
    if (!funnel?.isOpen) return [];
    const { rows } = await sql<{ form: string | null }>`
      select form_id as form from funnel_round where funnel_id = ${funnel.id} order by position, id limit 1`.execute(
      tx,
    );
    const form = rows[0]?.form ? await readForm(context, tx, rows[0].form) : null;
    return form?.elements ?? [];
  });
}

export function applicationProgram(context: RequestContext, slug: string): Promise<ApplicationProgram | null> {
  return context.transact(async (tx) => {
    const program = await findProgram(tx, slug, readerOfAnswer(context).language);
    return program && { ...program, opensAt: await nextOpening(context, tx, program._id) };
  });
}

async function findProgram(tx: Tx, slug: string, language: string): Promise<ApplicationProgram | null> {
  const { rows } = await sql<{ program: ApplicationProgram }>`
    select ${programJson(language)} as program from program p where p.slug = ${slug}`.execute(tx);
  return rows[0]?.program ?? null;
}

/** The first day ahead on which a funnel of the program opens, or its pause ends; null while one takes applications. */
async function nextOpening({ tenant, now }: RequestContext, tx: Tx, program: string): Promise<string | null> {
  const today = sql`(${now().toISOString()}::timestamptz at time zone ${tenant.timezone})::date`;
  const { rows } = await sql<{ day: string | null; isOpen: boolean }>`
    select to_char(min(day), 'YYYY-MM-DD') as day, coalesce(bool_or(day is null), false) as "isOpen" from (
      select case when status = 'paused' then resumes_at when opens_at > ${today} then opens_at end as day
      from funnel where program_id = ${program} and coalesce(closes_at >= ${today}, true)
        and not exists (select from program p where p.id = ${program} and p.status = 'finished')
        and (status = 'open' or status = 'paused' and resumes_at > ${today})) ahead`.execute(tx);
  return rows[0]?.isOpen ? null : (rows[0]?.day ?? null);
}

interface WritingColumns {
  readonly text: string;
  readonly document: string;
  readonly translations: string;
}

/** Formatted writing as somebody reads it who reads this language: a document, or a text with a few signs. */
const writingIn = ({ text, document, translations }: WritingColumns, language: string) => sql`coalesce((
    select coalesce(nullif(translation -> 'document', 'null'), translation -> 'value')
    from jsonb_array_elements(${sql.ref(translations)}) as translation
    where translation ->> 'language' = ${language} and btrim(translation ->> 'value') <> '' limit 1
  ), ${sql.ref(document)}, to_jsonb(${sql.ref(text)}))`;

/** A program as a visitor reads it. */
const programJson = (language: string) => sql`jsonb_build_object('_id', p.id, 'slug', p.slug,
  'name', ${translatedSql('p.name', 'p.names', language)},
  'description', ${translatedSql('p.description', 'p.descriptions', language)},
  'story', ${writingIn({ text: 'p.description', document: 'p.description_document', translations: 'p.descriptions' }, language)},
  'questions', (select coalesce(jsonb_agg(jsonb_build_object('_id', q.id,
      'question', ${translatedSql('q.question', 'q.questions', language)},
      'answer', ${writingIn({ text: 'q.answer', document: 'q.answer_document', translations: 'q.answers' }, language)})
      order by q.position nulls last, q.id), '[]') from program_question q where q.program_id = p.id),
  'startDate', to_char(p.start_date, 'YYYY-MM-DD'), 'endDate', to_char(p.end_date, 'YYYY-MM-DD'))`;
