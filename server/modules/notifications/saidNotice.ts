import type { GraphQLResolveInfo } from 'graphql';
import { resolvePlannedField } from '#server/graphql/schema/plannedResult.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type Notice, noticeText } from '#server/platform/texts/notices.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';

/** As `messageOfNotification` reads it. */
interface Kept {
  readonly text: Notice['text'] | null;
  readonly values: Omit<Notice, 'text'> | null;
  readonly zone: string | null;
  /** All that there is of one of a former release. */
  readonly sentence: string;
}

/** What a notification says to whoever reads it, in their language and zone. */
export function saidNotice(parent: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo): string {
  const kept = JSON.parse(String(resolvePlannedField(parent, args, context, info))) as Kept;
  if (kept.text === null || kept.values === null) return kept.sentence;
  return noticeText(readerOfAnswer(context), kept.zone || context.tenant.timezone, { ...kept.values, text: kept.text });
}
