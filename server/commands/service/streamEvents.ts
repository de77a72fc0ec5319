import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { TOPICS } from '../../events/pushedEvent.ts'
import { scopeOf } from '../../stores/documents/sender.ts'

/** Pushed changes of what the caller may view, over a fetch that carries the bearer (an EventSource sends none). */
export const streamEvents: Command<'streamEvents'> = async (context, { query }) => {
  const { services, actor, lastEventId, signal } = context
  const body = services.service.streams.open({
    listener: { actor, products: scopeOf(context), topics: topicsIn(query.topics) },
    source: services.events,
    typeNamed: (type) => services.types.get(type),
    lastEventId,
    signal,
  })
  // A proxy that gathers the answer before it passes it on would hold every event back.
  const headers = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }
  return { raw: { type: 'text/event-stream; charset=utf-8', body, headers } }
}

function topicsIn(text: string | undefined): string[] {
  const topics = (text ?? '').split(',').filter((topic) => topic !== '')
  const unknown = topics.find((topic) => !(TOPICS as readonly string[]).includes(topic))
  if (unknown !== undefined) throw new DomainError('malformed', { description: `There is no topic '${unknown}'.` })
  return topics
}
