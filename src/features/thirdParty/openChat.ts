import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { loggedOutEvent } from '#src/data/session/signOut.ts';
import { ChatIdentityDocument } from './chat.gen.ts';
import { chatScriptOf, identifyForChat } from './identify.ts';
import { loadScript } from './loadScript.ts';

declare global {
  interface Window {
    /** Who opens the chat, for its script to read. */
    cohortChat?: ReturnType<typeof identifyForChat>;
  }
}

/** Tells the chat who is here, loads its script when it is first asked for, and asks it to open. */
export async function openChat(): Promise<void> {
  const session = sessionStore.get();
  const script = chatScriptOf(session);
  const { user, incubator, rights } = session;
  if (script === null || !user || !incubator || !rights) return;
  const answer = await graphqlRequest(ChatIdentityDocument, {});
  window.cohortChat = identifyForChat({
    user,
    incubator,
    principal: rights.principal,
    hash: answer.chatIdentificationHash ?? null,
    isLimited: answer.incubator?.chatWithAssignedOnly ?? false,
  });
  await loadScript(script);
  window.addEventListener(loggedOutEvent, closeChat, { once: true });
  window.dispatchEvent(new CustomEvent('cohort:chat-open', { detail: window.cohortChat }));
}

/** Whoever signs in next is not who the chat was told of. */
function closeChat(): void {
  delete window.cohortChat;
  window.dispatchEvent(new CustomEvent('cohort:chat-close'));
}
