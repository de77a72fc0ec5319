import { can } from '#contract/rules/access/can.ts'
import type { PublishPlanNode } from '#contract/schemas/publishing.ts'
import { PUBLISH_LOOKED } from '#contract/values/limits.ts'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import type { CallContext } from '../../context.ts'
import { catalogKind, type DocumentKind } from '../../stores/documents/documentKind.ts'
import type { PublishSide } from '../../stores/relations/readPublishSides.ts'
import { POLICY_KIND } from '../../stores/policy/policyKinds.ts'
import { STORE_KINDS } from '../../stores/storefront/storeKinds.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'

export type GraphNode = PublishPlanNode & { kind: DocumentKind }
export type PublishGraph = {
  nodes: ReadonlyMap<string, GraphNode>
  /** Documents that are referred to and were not looked at, since there are too many. */
  unread: number
}

/**
 * Documents with all that they refer to, level by level, as far as the caller may see them. What viewers have as it
 * stands is the end of a way, except pages and containers and what was asked about itself.
 */
export async function publishGraph(context: CallContext, ids: readonly string[]): Promise<PublishGraph> {
  const nodes = new Map<string, GraphNode>()
  const looked = new Set<string>()
  const unread = new Set<string>()
  for (let level: readonly string[] = ids; level.length > 0;) {
    const within = level.slice(0, PUBLISH_LOOKED - looked.size)
    for (const id of level.slice(within.length)) unread.add(id)
    for (const id of within) looked.add(id)
    const found = await readNodes(context, within)
    for (const node of found) nodes.set(node.id, node)
    const isOpen = ({ id, kind, hasDraft }: GraphNode) => hasDraft || STORE_KINDS.includes(kind) || ids.includes(id)
    const next = new Set(found.filter(isOpen).flatMap(({ needs }) => needs))
    level = [...next].filter((id) => !looked.has(id) && !unread.has(id))
  }
  // Of what was not looked at nothing can be said, least of all that it is missing.
  for (const [id, node] of nodes) nodes.set(id, { ...node, needs: node.needs.filter((need) => looked.has(need)) })
  return { nodes, unread: unread.size }
}

async function readNodes(context: CallContext, ids: readonly string[]): Promise<GraphNode[]> {
  const { relations, types, now } = context.services
  // What is published is what viewers see, so whoever lays out storefronts sees it (as with rails).
  const seesStore = can(context.actor, STOREFRONT_PAGE, 'view')
  const seesPolicies = can(context.actor, POLICY_KIND.type.page, 'view')
  const kinds = [...viewableKinds(context), ...(seesStore ? STORE_KINDS : []), ...(seesPolicies ? [POLICY_KIND] : [])]
  const liveKinds = seesStore ? [...types.list().map(catalogKind), POLICY_KIND] : []
  const byUrn = new Map([...liveKinds, ...kinds].map((kind) => [kind.urn, kind]))
  const sides = await relations.publishSides(context, { ids, kinds, liveKinds, now: now() })
  const byId = Map.groupBy(sides, ({ id }) => id)
  return [...byId.values()].flatMap((both): GraphNode[] => {
    const kind = byUrn.get(both[0]?.urn ?? '')
    return kind ? nodeOf(kind, both) : []
  })
}

/** A document by the side that would be published. */
function nodeOf(kind: DocumentKind, sides: readonly PublishSide[]): GraphNode[] {
  const live = sides.find(({ slot, st }) => slot === 'published' && st === 'published')
  const draft = sides.find(({ slot }) => slot === 'draft')
  const side = draft ?? live ?? sides[0]
  if (!side) return []
  const { id, urn, ty, lon, st, rev, needs, hasEnded, hasPictures } = side
  return [
    {
      ...{ kind, id, urn, st, rev, needs, cty: ty ?? kind.type.type, lon: [...lon] },
      isPublished: live !== undefined,
      // What is archived has nothing to publish either: that it is refused must be told, not left out.
      hasDraft: draft !== undefined || live === undefined,
      blocks: hasEnded ? ['expired'] : [],
      warns: kind.type.images && !hasPictures ? ['noPictures'] : [],
    },
  ]
}
