import type { AutomationMeta } from '#domain/model/automation.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { automations } from '#server/generated/automations.gen.ts';
import type { DomainEventName } from '#server/generated/events.gen.ts';
import type { DomainEvent, Follower, FollowKind, FollowScope } from '#server/platform/context/followers.ts';
import { ENGLISH } from '#server/platform/texts/languages.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { findOccurrences } from './engine/occurrences.ts';
import { runAutomation } from './engine/runAutomation.ts';
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
        run: (event: DomainEvent, scope: FollowScope) => follow(writer, automation, event, scope),
      },
    ];
  });
}

async function follow(
  writer: EntityWriter,
  automation: AutomationMeta,
  { id }: DomainEvent,
  { tx, context }: FollowScope,
): Promise<void> {
  const asked = { tx, timeZone: context.tenant.timezone, now: context.now() };
  const [found] = await findOccurrences(asked, automation, { id });
  if (found === undefined || !(await isOn(tx, context, automation))) return;
  await runAutomation({ tx, context, writer }, automation, found);
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
