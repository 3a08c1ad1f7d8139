import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { WEBHOOK_JOB } from '#server/services/webhooks/queueHook.ts';
import { webhookHandler } from './deliver.ts';
import { webhookFollowers } from './queueDeliveries.ts';
import { newWebhookSecret } from './signature.ts';

/** Other services that are told of what happens, signed and tried again (000 §3: zapierIntegration). */
export const webhooksModule: ServerModule = {
  name: 'webhooks',
  writes: { derive: { Webhook: deriveWebhook } },
  follows: webhookFollowers,
  jobs: () => ({ [WEBHOOK_JOB]: webhookHandler }),
};

/** A new one gets a secret, and one without a name that of its address; none leads over the open network. */
async function deriveWebhook(...[merged, changes]: Parameters<DeriveValues>): ReturnType<DeriveValues> {
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(String(merged.url));
  if (changes.url !== undefined && !isLocal && !String(merged.url).startsWith('https://')) {
    throw new ValidationError([fieldProblem('input.url', 'url', { spec: 'Webhook.url' })]);
  }
  const isNamed = String(merged.name ?? '').trim() !== '';
  return {
    ...(merged.version === 1 && { secret: newWebhookSecret() }),
    ...(!isNamed && { name: addressName(String(merged.url)) }),
  };
}

/** What one is called that nobody has named, wherever it is told of. */
const addressName = (url: string): string => url.replace(/^https?:\/\//, '').slice(0, 120);
