import type { CallName } from '#contract/wire/calls.ts'
import type { Extension, ServiceExtensions } from '#contract/wire/extensions.ts'
import { extensionOf } from '#contract/wire/extensions.ts'
import { ApiError } from '../apiError.ts'
import type { Substitute } from '../calls.ts'
import type { SendOptions } from '../transport.ts'
import type { PlainContext } from './plainCall.ts'

/** Calls of the specification that take more doing where the service lacks one of these extensions. */
const MORE_WITHOUT: Partial<Record<CallName, readonly Extension[]>> = {
  bulkUpdate: ['jobs', 'bulkChanges'],
  sortEpisodes: ['jobs'],
  saveContent: ['revisions'],
}

type AnyPlainCall = (context: PlainContext, options: SendOptions<CallName>) => Promise<unknown>

/**
 * Answers the calls that a service lacks from those that it has (`plainCalls`), or refuses them without sending
 * anything. What it is made of is fetched with the first such call: most services need none of it.
 */
export function createSubstitute(service: ServiceExtensions, context: () => PlainContext): Substitute {
  const isMissing = (name: CallName) => {
    const extensions = MORE_WITHOUT[name] ?? [extensionOf(name) ?? []].flat()
    return extensions.some((extension) => !service.has(extension))
  }
  return (name, options) => (isMissing(name) ? answer(name, options, context()) : undefined)
}

async function answer(name: CallName, options: SendOptions<CallName>, context: PlainContext): Promise<unknown> {
  const { PLAIN_CALLS } = await import('./plainCalls.ts')
  const plain = PLAIN_CALLS[name] as AnyPlainCall | undefined
  if (!plain) throw new ApiError('notOffered', name)
  return plain(context, options)
}
