import { STORE_CONTAINERS } from '#contract/values/storefront.ts'
import { withValues } from '../fields/withValues.ts'
import type { Container, Storefront } from '../model/storefront.ts'
import type { NewContainer } from './command.ts'
import { refuse, type Refusal } from './refusal.ts'

/**
 * Copies of containers under new ids, in their order: never saved, standalone, without the outside id that belongs to
 * the original. Refused where an id is missing or taken, or the page is full.
 */
export function copies(
  storefront: Storefront,
  ids: readonly string[],
  newIds: readonly string[],
): { added: readonly NewContainer[] } | { refused: Refusal } {
  const added: NewContainer[] = []
  for (const [nth, id] of ids.entries()) {
    const [container, newId] = [storefront.containers.get(id), newIds[nth]]
    if (!container || newId === undefined) return refuse('unknown', { id })
    added.push({ container: copyOf(container, newId), content: storefront.curation.get(id) ?? [] })
  }
  return whyNotAll(storefront, added) ?? { added }
}

export function copyOf({ settings, rest }: Container, id: string): Container {
  const own = withValues(settings, { ownership: 'standalone', externalIdentifier: undefined })
  return { id, head: {}, settings: own, rest }
}

/** A shared container that comes to the page: what the server has of it goes along, so that only changes are saved. */
export function joining({ container, content }: NewContainer): NewContainer {
  const { head, settings, rest } = container
  return { container: { ...container, head: { ...head, joined: { settings, rest, content } } }, content }
}

/** Why containers cannot come in as new ones. */
export function whyNotAll(storefront: Storefront, added: readonly NewContainer[]): { refused: Refusal } | undefined {
  const known = new Set(storefront.containers.keys())
  for (const { container } of added) {
    if (known.has(container.id)) return refuse('known', { id: container.id })
    known.add(container.id)
  }
  return known.size > STORE_CONTAINERS ? refuse('full') : undefined
}

/** What new containers bring; one without content has no entry. */
export function comingIn(added: readonly NewContainer[]) {
  const withContent = added.filter(({ content }) => content.length > 0)
  return {
    containers: new Map(added.map(({ container }) => [container.id, container])),
    curation: new Map(withContent.map(({ container, content }) => [container.id, content])),
  }
}
