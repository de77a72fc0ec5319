import type { MarqueeDataProvider } from '../context/providerTypes.ts'
import type { Setting } from '#contract/schemas/settings.ts'

type Calls = Pick<MarqueeDataProvider, 'listSettings' | 'createSetting' | 'saveSetting'>

/** Kinds of which a user has one, and the name that it goes by. */
const NAMES = { preference: 'preferences', theme: 'theme', shortcut: 'shortcuts' } as const

/**
 * Stores the user's one setting of a kind; `id` as far as it is known. Another tab may have made it first: then that
 * one is looked up and changed.
 */
export async function keepSetting(
  calls: Calls,
  kind: keyof typeof NAMES,
  id: string | undefined,
  payload: unknown,
): Promise<Setting> {
  if (id) return calls.saveSetting(id, payload)
  try {
    return await calls.createSetting(NAMES[kind], kind, payload)
  } catch (error) {
    const [made] = await calls.listSettings(kind)
    if (!made) throw error
    return calls.saveSetting(made.id, payload)
  }
}
