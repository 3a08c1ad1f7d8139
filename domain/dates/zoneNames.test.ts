import { describe, expect, it } from 'vitest';
import { zoneNameOfToday, zoneNames } from './zoneNames.ts';
import { zoneOrNull } from './zoneOrNull.ts';

describe('the zones to choose from', () => {
  it('have the names that they have today, each once and in order', () => {
    const names = zoneNames();
    expect(names).toEqual(
      expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'America/Nuuk', 'Europe/Paris', 'UTC']),
    );
    expect(names).not.toEqual(expect.arrayContaining(['Asia/Calcutta']));
    expect(names).not.toEqual(expect.arrayContaining(['Europe/Kiev']));
    expect(names).toEqual([...new Set(names)].sort());
  });

  it('are all known to the runtime, so that what is chosen can be stored', () => {
    expect(zoneNames().filter((zone) => zoneOrNull(zone) === null)).toEqual([]);
  });

  it('are the same clock under the old name and the new one', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const canonical = (name: string) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
      expect(canonical(zoneNameOfToday(zone))).toBe(canonical(zone));
    }
  });
});
