import type { ComputedField } from './ComputedField.ts';
import { fullName } from './User.ts';

/** What the person of a column is called: whoever meets them learns that, also where their profile is closed to them. */
export const nameOfPerson =
  (column: string): ComputedField =>
  (scope) => {
    const { alias, nextAlias } = scope;
    const person = nextAlias();
    return `(select ${fullName({ ...scope, alias: person })} from "user" ${person}
    where ${person}.tenant_id = ${alias}.tenant_id and ${person}.id = ${alias}.${column})`;
  };
