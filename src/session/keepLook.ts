import type { Setting } from '#kit/context/providerTypes.ts'
import type { LookSettings } from '#kit/theme/lookSettings.ts'

type Calls = {
  listSettings: (t: 'theme') => Promise<Setting[]>
  createSetting: (n: string, t: 'theme', payload: unknown) => Promise<Setting>
  saveSetting: (id: string, payload: unknown) => Promise<Setting>
}

/**
 * Stores a look as the user's one setting of kind `theme`. Another tab may have made that setting first: then it is
 * looked up and changed.
 */
export async function keepLook(calls: Calls, id: string | undefined, look: LookSettings): Promise<Setting> {
  if (id) return calls.saveSetting(id, look)
  try {
    return await calls.createSetting('theme', 'theme', look)
  } catch (error) {
    const [made] = await calls.listSettings('theme')
    if (!made) throw error
    return calls.saveSetting(made.id, look)
  }
}
