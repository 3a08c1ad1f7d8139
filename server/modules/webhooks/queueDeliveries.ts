import type { DomainEventName } from '#server/generated/events.gen.ts';
import { type DomainEvent, type Follower, type FollowScope, follower } from '#server/platform/context/followers.ts';
import { queueHook } from '#server/services/webhooks/queueHook.ts';

/** Events that other services can be told of: the values of the enumeration `WebhookEvent`; automations tell what they want themselves. */
const toldEvents = [
  'PersonJoined',
  'StartupMembersJoined',
  'MetricsReported',
  'DataRequested',
  'MetricPeriodSkipped',
  'MilestoneChanged',
  'ApplicationStatusChanged',
  'EvaluationSubmitted',
  'SessionBooked',
  'SessionMoved',
  'SessionCancelled',
  'SessionHeld',
  'EventPublished',
  'EventCancelled',
] as const satisfies readonly DomainEventName[];

/** All that can be subscribed to; what automations tell is told by themselves. */
export const subscriptions = [...toldEvents, 'Automation'] as const;

/** One follower for each event that can be subscribed to: what is written here, a job sends. */
export const webhookFollowers: readonly Follower[] = toldEvents.map((name) =>
  follower(name, 'webhook', 'Services that have subscribed to it', queueDeliveries),
);

function queueDeliveries({ id, name, payload, at }: DomainEvent, { tx, context }: FollowScope): Promise<void> {
  return queueHook(tx, context, { subscription: name, type: name, id, data: payload, at });
}
