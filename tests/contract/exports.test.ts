import { describe, expect, it } from 'vitest';
import { PDFS } from '#domain/exports/exportKinds.ts';
import { enums } from '#src/generated/enums.gen.ts';
import { screenLoaders } from '#src/generated/screenLoaders.gen.ts';
import { kindsOfScreens } from '#src/screens/exports/exportsOfScreen.ts';

describe('exports', () => {
  it('are offered of every kind that is a table; the one that is printed stands with the answers', () => {
    const offered = new Set<string>(Object.values(kindsOfScreens).flat());
    expect([...offered, PDFS].sort()).toEqual(Object.keys(enums.ExportType).sort());
  });

  it('are offered on screens that there are', () => {
    for (const screen of Object.keys(kindsOfScreens)) expect(Object.keys(screenLoaders)).toContain(screen);
  });
});
