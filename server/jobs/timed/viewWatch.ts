import type { Actor } from '#contract/rules/access/actor.ts'
import { can } from '#contract/rules/access/can.ts'
import { audiencesOf } from '#contract/rules/filters/mayShareView.ts'
import type { ListView } from '#contract/wire/calls/views.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { soundView } from '../../decisions/soundView.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { watchMail } from '../../deliveries/mailWords.ts'
import { viewAddress } from '../../deliveries/viewAddress.ts'
import { ownerNow } from '../../machines/ownerNow.ts'
import type { Services } from '../../services.ts'
import type { NewDelivery } from '../../stores/deliveryStore.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { StoredView } from '../../stores/viewStore.ts'
import type { KeptWatch } from '../../stores/watchStore.ts'

type Parts = Pick<Services, 'watches' | 'webhooks' | 'views' | 'lists' | 'types' | 'identity' | 'now' | 'log'> & {
  publicUrl: string
}
type Seen = { view: StoredView; list: ListView; count: number; isSo: boolean }

const HOUR_MS = 3_600_000

/**
 * Looks at watched views, each with the rights that its watcher has now. That what a watch waits for has come is told
 * once, over restarts and whichever server does it, and told again when it comes anew.
 */
export function createViewWatch(parts: Parts): () => Promise<void> {
  return async () => {
    for (const watch of await parts.watches.all()) {
      try {
        await lookAndTell(parts, watch)
      } catch (error) {
        // What one person keeps must not silence everybody's watches.
        parts.log.warn({ err: error, view: watch.view }, 'a watched view could not be looked at')
      }
    }
  }
}

async function lookAndTell(parts: Parts, watch: KeptWatch): Promise<void> {
  const { watches } = parts
  const seen = await lookAt(parts, watch)
  if (seen === 'gone') await watches.remove(watch)
  else if (!seen?.isSo) await watches.calm(watch)
  else if (watch.matched_at === null) await watches.tell(watch, seen.count, await deliveriesOf(parts, watch, seen))
}

/** What the view holds; undefined where its watcher may not see it now, or it asks for what there is no more. */
async function lookAt(
  { views, lists, types, identity, now }: Parts,
  watch: KeptWatch,
): Promise<Seen | 'gone' | undefined> {
  const view = await views.find(watch.view)
  if (!view) return 'gone'
  const actor = await ownerNow(identity, watch, now())
  const list = soundView(view.payload)
  const type = list && types.get(list.cty)
  if (!actor || !list || !type || !maySee(actor, view) || !can(actor, type.page, 'view')) return undefined
  if (!actor.productAdmin && !actor.products.includes(watch.product)) return undefined
  const { filter, match, st, term } = list
  try {
    const reader = { actor, product: watch.product, products: [watch.product] }
    const { rows, count } = await lists.list(reader, [catalogKind(type)], {
      ...{ filter, match, ...(term && { term }), zone: watch.zone, statuses: statusesIn(st) },
      // What has rested longest comes first.
      sort: { column: 'updated', order: 'asc' },
      page: { number: 1, size: 1 },
    })
    const oldest = rows[0]?.ut
    const isOld = oldest !== undefined && now() - Date.parse(oldest) > (watch.hours ?? 0) * HOUR_MS
    return { view, list, count, isSo: watch.when_kind === 'any' ? count > 0 : isOld }
  } catch (error) {
    // A field or status of the filter that there is no more; the list itself says so to whoever opens it.
    if (error instanceof DomainError && UNREADABLE.includes(error.code)) return undefined
    throw error
  }
}

const UNREADABLE: readonly string[] = ['badFilter', 'malformed']

const maySee = (actor: Actor, { uid, audience }: StoredView) =>
  uid === actor.uid || (audience !== '' && audiencesOf(actor).includes(audience))

async function deliveriesOf(
  { webhooks, types, publicUrl, now }: Parts,
  watch: KeptWatch,
  seen: Seen,
): Promise<NewDelivery[]> {
  const { view, list, count } = seen
  const area = types.get(list.cty)?.area ?? ''
  const address = viewAddress(publicUrl, { product: watch.product, area, view: view.id, list })
  const about = { topic: 'view' as const, about: view.n, prd: [watch.product] }
  const webhook = watch.webhook === null ? undefined : await webhooks.find(watch.webhook)
  const { when_kind: when, hours } = watch
  const body = {
    ...{ topic: 'view', at: new Date(now()).toISOString(), product: watch.product, address, count },
    view: { id: view.id, name: view.n, type: list.cty },
    when: { kind: when, ...(hours !== null && { hours }) },
  }
  return [
    ...(webhook ? [{ ...about, kind: 'webhook' as const, webhook: webhook.id, target: webhook.n, body }] : []),
    ...(watch.mail === null
      ? []
      : [
          {
            ...{ ...about, kind: 'mail' as const, webhook: null, target: watch.mail },
            body: watchMail(watch.lang, when, { view: view.n, count, hours, address }),
          },
        ]),
  ]
}
