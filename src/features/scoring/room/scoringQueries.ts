export async function askForRoom(): Promise<void> {}
