import { createStore } from '#src/data/createStore.ts';

/** The tenant's own word for a startup; null while the usual one applies. */
export const startupLabel = createStore<string | null>(null);
