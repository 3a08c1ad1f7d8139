import type { ComputedField } from './ComputedField.ts';

/**
 * What a notification says, for whoever reads it: its code with parameters, their zone, and the finished sentence that
 * notifications of former releases are. `saidNotice` of the module makes the sentence, because moments are in it.
 */
export const messageOfNotification: ComputedField = ({ alias, parameters, readerId }) =>
  asKept(alias, alias, parameters.add(readerId, 'text'));

/** The moment that it names; what it tells of may have been moved since. */
export const momentOfNotification: ComputedField = ({ alias }) => `(${alias}.text_values ->> 'at')::timestamptz`;

/** The same where it is read by way of who got it. */
export const messageOfRecipient: ComputedField = ({ alias, nextAlias, parameters, readerId }) => {
  const notification = nextAlias();
  return `(select ${asKept(notification, alias, parameters.add(readerId, 'text'))} from notification as ${notification}
    where ${notification}.tenant_id = ${alias}.tenant_id and ${notification}.id = ${alias}.notification_id)`;
};

function asKept(notification: string, told: string, reader: string): string {
  const zone = `(select reader.timezone from "user" as reader
    where reader.tenant_id = ${notification}.tenant_id and reader.id = ${reader})`;
  return `jsonb_build_object('text', ${notification}.text_key, 'values', ${notification}.text_values,
    'zone', ${zone}, 'sentence', ${told}.message)::text`;
}
