import pg from 'pg';

export interface TenantSize {
  readonly people: number;
  readonly startups: number;
  readonly events: number;
}

/** Makes a demo tenant large: people of startups, and events that are for some of them only, by every kind of list. */
export async function fillTenant(url: string, slug: string, size: TenantSize): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select tenant_id as id from incubator where slug = $1', [slug]);
    for (const [text, count] of statements(size)) await client.query(text, [rows[0]?.id, count]);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

const tags = (category: string, size: string) => `array(select id from tag t where t.tenant_id = $1
  and t.category = '${category}' order by md5(t.id || n) limit ${size})`;
const programs = (size: string) =>
  `array(select id from program p where p.tenant_id = $1 order by md5(p.id || n) limit ${size})`;

function statements({ people, startups, events }: TenantSize): readonly (readonly [text: string, count: number])[] {
  return [
    [
      `insert into startup (tenant_id, id, name, status, program_id, tags_ids)
        select $1, 'large-' || n, 'Startup ' || n, 'active', (${programs('1')})[1], ${tags('startup', '2')}
        from generate_series(1, $2::int) n`,
      startups,
    ],
    [
      `insert into "user" (tenant_id, id, first_name, last_name, email, status, validated, category, role_id, startups_ids, assigned_startups_ids, tags_ids)
        select $1, 'large-' || n, 'Person', n::text, 'large-' || n || '@demo.test', 'Active', true, 'network', role.id,
          case when role.name = 'Cofounder' then array['large-' || 1 + n % ${startups}] else '{}' end,
          case when role.name = 'Cofounder' then '{}' else array['large-' || 1 + n % ${startups}, 'large-' || 1 + n * 7 % ${startups}] end,
          ${tags('user', 'n % 3')}
        from generate_series(1, $2::int) n
          join role on role.tenant_id = $1 and role.type = array[case when n % 4 = 0 then 'Mentor' else 'Cofounder' end]`,
      people,
    ],
    [
      `insert into incubator_event (tenant_id, id, title, event_type, status, start_time, end_time, timezone,
          visible_to_roles, visible_to_user_tags_ids, hidden_from_user_tags_ids, visible_to_startup_tags_ids, visible_to_programs_ids)
        select $1, 'large-' || n, 'Event ' || n, 'WORKSHOP', 'published', now() + n * interval '1 hour',
          now() + (n + 1) * interval '1 hour', 'UTC',
          case when n % 5 = 0 then array['Mentor', 'Cofounder'] else '{}' end, case when n % 5 = 1 then ${tags('user', '2')} else '{}' end,
          case when n % 5 = 2 then ${tags('user', '1')} else '{}' end, case when n % 5 = 3 then ${tags('startup', '3')} else '{}' end,
          case when n % 5 = 4 then ${programs('2')} else '{}' end
        from generate_series(1, $2::int) n`,
      events,
    ],
  ];
}
