import type { RatioDevice } from '#contract/values/storefront.ts'
import type { Settings } from '../fields/fieldTable.ts'

/** The ratio of a container that says none (specification section 9). */
const STANDARD = '16x9'

export type DeviceRatio = {
  ratio: string
  /** Where it comes from; the device's own is not inherited and is drawn solid. */
  from: 'own' | 'default' | 'container' | 'standard'
}

/** The ratio of a container's pictures on a device: its own, else that of `default`, else the container's. */
export function deviceRatio({ ratio, ratios = {} }: Settings<'container'>, device: RatioDevice): DeviceRatio {
  const own = ratios[device]
  if (own !== undefined) return { ratio: own, from: 'own' }
  if (ratios.default !== undefined) return { ratio: ratios.default, from: 'default' }
  return ratio === undefined ? { ratio: STANDARD, from: 'standard' } : { ratio, from: 'container' }
}
