/**
 * Names of time zones that IANA has given up, and what they are called today (its file `backward`). Browsers and Node
 * still list and report the old ones, whoever lives there looks for the new ones. Both are accepted wherever a zone is
 * stored.
 */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** `Asia/Calcutta` → `Asia/Kolkata`; every other name as it is. */
export const zoneNameOfToday = (zone: string): string => RENAMED[zone] ?? zone;

/** Every zone that this runtime knows, by the name that it has today, and `UTC`; in alphabetical order, each once. */
export function zoneNames(): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone').map(zoneNameOfToday);
  return [...new Set([...known, 'UTC'])].sort();
}
