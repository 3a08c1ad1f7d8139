import { screenLoaders } from '#src/generated/screenLoaders.gen.ts';

/** All tables of the product, with the keys of their titles. */
export const tablePlaces = Object.entries(screenLoaders).flatMap(([name, loader]) =>
  loader?.[0] === 'table' ? [{ name, labelKey: `screen.${name.replaceAll('.', '_')}.title` }] : [],
);
