import type { Actor } from '#contract/rules/access/actor.ts'
import { can } from '#contract/rules/access/can.ts'
import { PAGE_OF_URN } from '../types/pageOfUrn.ts'
import type { TypeLookup } from '../types/typeLookup.ts'
import type { Page } from '#contract/values/access.ts'
import type { Area } from '#contract/values/areas.ts'
import { GEO_PAGE } from '#contract/values/geo.ts'
import { CONFIG_URN, TYPE_DOCUMENT_URN, typeOfUrn } from '#contract/values/urn.ts'
import type { LoggedEvent } from '../stores/eventLog.ts'
import { PLAN_KIND } from '../stores/schedule/planKind.ts'
import { SCHEDULE_KIND } from '../stores/schedule/scheduleKind.ts'

/** What a stream may ask for (calls.md section 13). */
export const TOPICS = [
  'lock',
  'job',
  'version',
  'schedule',
  'presence',
  'type',
  'draft',
  'setting',
  'timing',
  'product',
  'profile',
  'onAir',
  'review',
  'watch',
  'geo',
] as const

/** Topics about one's own things: nobody else hears of them. */
const OWN: readonly string[] = ['job', 'draft', 'setting', 'profile', 'watch']
/** Topics that everybody who is signed in may hear of: they name no document. */
const OPEN: readonly string[] = ['type']

/** Days, loops and plans of schedules are of no type; they are guarded as the channels that they belong to. */
const SCHEDULES: readonly string[] = [SCHEDULE_KIND.urn, PLAN_KIND.urn]
const SCHEDULED = { page: SCHEDULE_KIND.type.page, area: 'live' } as const

export type Listener = {
  actor: Actor
  /** Products of the call; 'all' for the admin-like token without a selected product (design 9 (12)). */
  products: readonly string[] | 'all'
  topics: readonly string[]
}

/**
 * May this person hear of it? By the same measure as reading the thing: its page and a product in common. What
 * belongs to nobody's product is heard by nobody, so that a forgotten product tells nothing.
 */
export function mayHear({ actor, products, topics }: Listener, event: LoggedEvent, typeNamed: TypeLookup): boolean {
  if (topics.length > 0 && !topics.includes(event.topic)) return false
  if (OWN.includes(event.topic)) return event.uid === actor.uid
  if (OPEN.includes(event.topic)) return true
  if (event.topic === 'product') return actor.productAdmin || actor.products.includes(event.id)
  // The console's configuration is everybody's to read, and so is who changes it: the menu says so.
  if (event.urn === CONFIG_URN && (event.topic === 'lock' || event.topic === 'version')) return true
  if (event.topic === 'geo') return can(actor, GEO_PAGE, 'view')
  if (event.urn === TYPE_DOCUMENT_URN) return can(actor, 'cp_appconfig', 'view')
  const { page, area } = guardOf(event.urn, typeNamed) ?? {}
  if (!page || !can(actor, page, 'view')) return false
  // Jobs of any type tell that they failed; the board is about those of live data.
  if (event.topic === 'onAir' && area !== 'live') return false
  return products === 'all' || event.prd.some((product) => products.includes(product))
}

function guardOf(urn: string, typeNamed: TypeLookup): { page: Page; area?: Area } | undefined {
  if (SCHEDULES.includes(urn)) return SCHEDULED
  const page = PAGE_OF_URN.get(urn)
  if (page) return { page }
  const type = typeOfUrn(urn)
  return type === undefined ? undefined : typeNamed(type)
}

/** Made once for all that hear of it: a server has hundreds of streams. */
const texts = new WeakMap<LoggedEvent, string>()

/** One event as the stream carries it. */
export function eventText(event: LoggedEvent): string {
  const text = texts.get(event) ?? textOf(event)
  texts.set(event, text)
  return text
}

function textOf({ cursor, topic, urn, id, rev, uid, by, at, data }: LoggedEvent): string {
  const extra = typeof data === 'object' && data !== null ? data : {}
  return `id: ${cursor}\ndata: ${JSON.stringify({ ...extra, topic, urn, id, rev: rev ?? undefined, by, uid, at })}\n\n`
}

/** Too much was missed to be told: whoever listens reads afresh what is on screen. */
export const RESET_TEXT = `event: reset\ndata: ${JSON.stringify({ topic: 'reset', urn: '', id: '' })}\n\n`
