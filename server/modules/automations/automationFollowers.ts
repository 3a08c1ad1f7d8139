import type { AutomationMeta } from '#domain/model/automation.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { automations } from '#server/generated/automations.gen.ts';
import type { DomainEventName } from '#server/generated/events.gen.ts';
import type { DomainEvent, Follower, FollowKind, FollowScope } from '#server/platform/context/followers.ts';
import { ENGLISH } from '#server/platform/texts/languages.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { findOccurrences } from './engine/occurrences.ts';
import { runAutomations } from './engine/runAutomations.ts';
import { isOn } from './engine/switches.ts';

/** One follower for each automation of the spec that follows an event. */
export function automationFollowers(writer: EntityWriter): readonly Follower[] {
  return automations.flatMap((automation) => {
    const { trigger } = automation;
    if (!('event' in trigger)) return [];
    return [
      {
        on: trigger.event as DomainEventName,
        kind: kindOf(automation),
        tells: `${localeText(ENGLISH, 'spec', automation.aboutKey) ?? automation.id} (\`${automation.id}\`)`,
        runAll: (events: readonly DomainEvent[], scope: FollowScope) => follow(writer, automation, events, scope),
      },
    ];
  });
}

async function follow(
  writer: EntityWriter,
  automation: AutomationMeta,
  events: readonly DomainEvent[],
  { tx, context }: FollowScope,
): Promise<void> {
  const asked = { tx, timeZone: context.tenant.timezone, now: context.now() };
  const found = await findOccurrences(asked, automation, { ids: events.map(({ id }) => id) });
  if (found.length === 0 || !(await isOn(tx, context, automation))) return;
  await runAutomations({ tx, context, writer }, automation, found);
}

const kinds: Readonly<Record<AutomationMeta['steps'][number]['kind'], FollowKind>> = {
  task: 'task',
  complete: 'task',
  notification: 'notification',
  mail: 'mail',
  set: 'record',
  webhook: 'webhook',
};

const kindOf = ({ steps: [first] }: AutomationMeta): FollowKind => (first === undefined ? 'record' : kinds[first.kind]);
