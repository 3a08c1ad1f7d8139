import type { ComponentType } from 'react';

/** What stands after the name of an entry, by the entry's name: nothing in a product that is a spec alone. */
export const menuBadges: Readonly<Partial<Record<string, ComponentType>>> = {};
