import { createStore } from './createStore.ts';

/** The startup whose metrics somebody asked to fill in, from whatever page; null while nobody does. */
export const metricsFormOf = createStore<string | null>(null);
