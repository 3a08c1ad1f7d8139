import type { ComponentScreenId } from '#src/generated/ids.gen.ts';
import { askOfScreen } from './answers/askOfScreen.ts';
import type { ScreenAddress } from './answers/FirstQuestions.ts';
import { ofComponents } from './answers/ofComponents.ts';
import { appQueryClient } from './appQueryClient.ts';
import { sidebarQuery } from './navigation/sidebarQuery.ts';

/** An answer that takes longer, in milliseconds, is waited for by the screen itself, which shows what is coming. */
const patienceMs = 100;

/** Asks what the frame of the app shows. */
export function loadFrameAnswers(): Promise<void> {
  return inTime(appQueryClient.prefetchQuery(sidebarQuery));
}

/** Asks what a generic screen asks first, while its renderer is on its way. What goes wrong, the screen itself will tell. */
export function loadFirstAnswers(id: string, address: ScreenAddress): Promise<void> {
  return inTime(askOfScreen(id, address));
}

/** The same for a screen written by hand. */
export async function loadComponentAnswers(id: ComponentScreenId, address: ScreenAddress): Promise<void> {
  await inTime(ofComponents[id]?.(address));
}

async function inTime(answers: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([answers?.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
