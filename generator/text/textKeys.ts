/**
 * Keys of the texts of the spec in the namespace `spec`. Nested by dots, so ids that contain dots or
 * slashes are flattened; one function per kind of text, so that a key is spelled in one place only.
 */
const flat = (id: string): string => id.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '');

export const textKeys = {
  route: (routeId: string): string => `route.${flat(routeId)}`,
  menu: (name: string): string => `menu.${flat(name)}`,
  role: (role: string): string => `role.${flat(role)}`,
  category: (category: string): string => `category.${flat(category)}`,
  enumValue: (enumName: string, value: string): string => `enum.${enumName}.${flat(value)}`,
  enumGroup: (enumName: string, group: string): string => `enumGroup.${enumName}.${flat(group)}`,
  entityOne: (entity: string): string => `entity.${entity}.one`,
  entityMany: (entity: string): string => `entity.${entity}.many`,
  field: (entity: string, field: string): string => `field.${entity}.${flat(field)}`,
  screen: (screenId: string, part: string): string => `screen.${flat(screenId)}.${flat(part)}`,
  form: (formId: string, part: string): string => `form.${flat(formId)}.${flat(part)}`,
  permissionName: (key: string): string => `permission.${flat(key)}.name`,
  permissionAbout: (key: string): string => `permission.${flat(key)}.about`,
  feature: (name: string): string => `feature.${flat(name)}`,
  automation: (id: string, part: string): string => `automation.${flat(id)}.${flat(part)}`,
  plan: (name: string): string => `plan.${flat(name)}`,
} as const;

/** `lastMetricsAt` → `Last metrics at`: the label of a field that has none of its own. */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
