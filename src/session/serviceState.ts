import type { ServerState } from '#authProvider/boot.ts'
import { serviceExtensions } from '#contract/wire/extensions.ts'
import { isApiError } from '#dataProvider/apiError.ts'
import type { MarqueeDataProvider } from '#dataProvider/dataProvider.ts'
import { EVERY_PRODUCT } from './everyProduct.ts'

type Service = { calls: Pick<MarqueeDataProvider, 'readReadiness' | 'getList'>; extensions: readonly string[] }

/**
 * Whether the service that took a break works again: ours says so of itself, any other is asked for what a session
 * starts with. Whatever else is the matter than the break is not told here: going on shows it.
 */
export async function serviceState({ calls, extensions }: Service, now: () => number): Promise<ServerState> {
  const hasReadiness = serviceExtensions(extensions).has('service')
  try {
    await (hasReadiness ? calls.readReadiness() : calls.getList('product', EVERY_PRODUCT))
    return { isReady: true }
  } catch (error) {
    if (!isApiError(error) || (error.status !== 503 && error.kind !== 'network')) return { isReady: true }
    const { retryAfterS } = error
    return { isReady: false, backAt: retryAfterS === undefined ? undefined : now() + retryAfterS * 1_000 }
  }
}
