/**
 * What a session is called in calendars, in SQL about its row: its name, and with which startup where the name does not say
 * that. Whoever holds sessions with several can tell them apart.
 */
export function sessionTitle(alias: string): string {
  return `concat_ws(' – ', ${alias}.name, (select s.name from startup s where s.tenant_id = ${alias}.tenant_id
    and s.id = ${alias}.startup_id and position(lower(s.name) in lower(${alias}.name)) = 0))`;
}
