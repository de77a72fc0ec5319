import type { SettingKind } from '#contract/values/settingKinds.ts'
import type { ServerEvent } from '../context/providerTypes.ts'

/**
 * Whether an event asks for reading one's settings of these kinds anew: they were changed elsewhere, or events were missed.
 * What this tab has written itself it knows from the answer. A service that does not name the kind may mean any.
 */
export function isSettingNews(event: ServerEvent, kinds: readonly SettingKind[], tab: string): boolean {
  if (event.topic === 'reset') return true
  if (event.topic !== 'setting' || event.tab === tab) return false
  return typeof event.t !== 'string' || kinds.some((kind) => kind === event.t)
}
