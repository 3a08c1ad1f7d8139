/** Starts the tag manager of an organisation that has one. */
export async function startTags(): Promise<void> {
  const { startTagManager } = await import('#src/features/thirdParty/startTagManager.ts');
  startTagManager();
}
