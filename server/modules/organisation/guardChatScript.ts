import { secureOrigin } from '#domain/outside/outsideAddresses.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/** A script that comes unencrypted could be anybody's: it would run with the rights of whoever opens the chat. */
export const guardChatScript: WriteHook = async ({ after }) => {
  const address = after?.chatScriptUrl;
  if (typeof address !== 'string' || address === '' || secureOrigin(address) !== null) return;
  throw new ValidationError([{ path: 'input.chatScriptUrl', reason: 'httpsNeeded' }]);
};
