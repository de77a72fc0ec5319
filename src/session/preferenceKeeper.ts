import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import { keepSetting } from '#kit/parts/settings/keepSetting.ts'
import type { PreferencePayload } from './preferences.ts'

type Calls = Pick<MarqueeDataProvider, 'listSettings' | 'createSetting' | 'saveSetting'>

/** Stores preferences one after the other, so that the last choice is the one that stays. */
export type PreferenceKeeper = {
  /** `known` is the setting's id as far as it is known. */
  keep: (payload: PreferencePayload, known: string | undefined) => Promise<Setting>
  /** What another tab tells meanwhile is older than what is on its way. */
  isKeeping: () => boolean
}

/**
 * It outlives the screens: a new language draws them all anew while its own save is under way.
 */
export function createPreferenceKeeper(calls: Calls): PreferenceKeeper {
  let made: string | undefined
  let line: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    keep: (payload, known) => {
      waiting += 1
      const kept = line
        .catch(() => undefined)
        .then(() => keepSetting(calls, 'preference', made ?? known, payload))
        .then((setting) => {
          made = setting.id
          return setting
        })
      line = kept
      return kept.finally(() => {
        waiting -= 1
      })
    },
    isKeeping: () => waiting > 0,
  }
}
