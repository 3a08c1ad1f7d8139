/** Replaces a task wherever it stands in a cached answer; the rest keeps its identity. */
export function patchTask<Data, Task>(data: Data, taskId: string, patch: (task: Task) => unknown): Data {
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => patchTask(item, taskId, patch));
    return (items.some((item, index) => item !== data[index]) ? items : data) as Data;
  }
  if (typeof data !== 'object' || data === null) return data;
  if ('_id' in data && data._id === taskId && 'assignees' in data) return patch(data as unknown as Task) as Data;
  let changed: Record<string, unknown> | null = null;
  for (const [key, value] of Object.entries(data)) {
    const next = patchTask(value, taskId, patch);
    if (next !== value) changed = { ...(changed ?? (data as Record<string, unknown>)), [key]: next };
  }
  return (changed ?? data) as Data;
}
