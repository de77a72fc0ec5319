import type { Calls } from '../context/providerTypes.ts'
import type { Setting } from '#contract/schemas/settings.ts'

type SettingCalls = Pick<Calls, 'listSettings' | 'createSetting' | 'saveSetting'>

/** Kinds of which a user has one, and the name that it goes by. */
const NAMES = { preference: 'preferences', theme: 'theme', shortcut: 'shortcuts', keymap: 'keymap' } as const

/**
 * Stores the user's one setting of a kind; `id` as far as it is known. Another tab may have made it first: then that
 * one is looked up and changed.
 */
export async function keepSetting(
  calls: SettingCalls,
  kind: keyof typeof NAMES,
  id: string | undefined,
  payload: unknown,
): Promise<Setting> {
  if (id) return calls.saveSetting({ body: { id, payload } })
  try {
    return await calls.createSetting({ body: { n: NAMES[kind], t: kind, payload } })
  } catch (error) {
    const [made] = await calls.listSettings({ query: { t: kind } })
    if (!made) throw error
    return calls.saveSetting({ body: { id: made.id, payload } })
  }
}
