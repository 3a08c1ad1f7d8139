import { currentAbility } from '#src/data/session/ability.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import type { ComponentScreenId } from '#src/generated/ids.gen.ts';
import { cardQuery } from '#src/screens/dashboard/cardQuery.ts';
import { shownCards } from '#src/screens/dashboard/shownCards.ts';
import { recordQuery } from '#src/screens/detail/recordQuery.ts';
import type { ScreenLoader, ScreenModules } from '#src/screens/screenModules.ts';
import { listQuery } from '#src/screens/table/listQuery.ts';
import { layoutOf, readTableSearch } from '#src/screens/table/tableSearch.ts';
import { appQueryClient } from './appQueryClient.ts';
import { screenLoader } from './loadScreen.ts';
import { sidebarQuery } from './navigation/sidebarQuery.ts';

/** Where a screen is opened. */
export interface ScreenAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** An answer that takes longer, in milliseconds, is waited for by the screen itself, which shows what is coming. */
const patienceMs = 100;

type FirstQuestions = {
  readonly [Kind in keyof ScreenModules]?: (module: ScreenModules[Kind], address: ScreenAddress) => Promise<void>;
};

const ofKinds: FirstQuestions = {
  table: async (module, { search }) => {
    const chosen = readTableSearch(search);
    // The columns of a board ask for their cards themselves.
    if (layoutOf(module.screen, chosen) === 'table')
      await appQueryClient.prefetchInfiniteQuery(listQuery(module, chosen));
  },
  dashboard: async (module) => {
    const cards = shownCards(module.screen, currentAbility(), sessionStore.get().rights);
    const asked = cards.flatMap((card) =>
      card.kind === 'component' ? [] : cardQuery(card, module.documents[card.id] ?? ''),
    );
    await Promise.all(asked.map((query) => appQueryClient.prefetchQuery(query)));
  },
  detail: (module, { params }) => appQueryClient.prefetchQuery(recordQuery(module, params.id ?? '')),
};

type ComponentQuestions = { readonly [Id in ComponentScreenId]?: (address: ScreenAddress) => Promise<void> };

const ofComponents: ComponentQuestions = {
  'tasks.mine': async ({ search }) => {
    const { myTasksOf } = await import('#src/features/tasks/taskQueries.ts');
    await appQueryClient.prefetchInfiniteQuery(myTasksOf(search));
  },
};

/** Asks what the frame of the app shows. */
export function loadFrameAnswers(): Promise<void> {
  return inTime(appQueryClient.prefetchQuery(sidebarQuery));
}

/** Asks what a generic screen asks first, while its renderer is on its way. What goes wrong, the screen itself will tell. */
export function loadFirstAnswers(id: string, address: ScreenAddress): Promise<void> {
  return inTime(askOfKind(screenLoader(id), address));
}

/** The same for a screen written by hand. */
export async function loadComponentAnswers(id: ComponentScreenId, address: ScreenAddress): Promise<void> {
  await inTime(ofComponents[id]?.(address));
}

async function askOfKind<Kind extends keyof ScreenModules>([kind, load]: ScreenLoader<Kind>, address: ScreenAddress) {
  const ask = ofKinds[kind];
  if (ask) await ask(await load(), address);
}

async function inTime(answers: Promise<void> | undefined): Promise<void> {
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
