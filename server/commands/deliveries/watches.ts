import { isTimeZone } from '#contract/rules/dates/zonedParts.ts'
import { audiencesOf } from '#contract/rules/filters/mayShareView.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { Watch } from '#contract/schemas/delivery.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { StoredView } from '../../stores/viewStore.ts'
import type { KeptWatch } from '../../stores/watchStore.ts'
import { accountMail } from '../profile/profileAnswer.ts'
import { refuseGuest } from '../settings/settingKeeper.ts'
import { withoutForeignProducts } from '../views/shownView.ts'
import { soundView } from '../../decisions/soundView.ts'
import { selectedProduct } from '../selectedProduct.ts'

/** The caller's watches, with how they can be told: by mail where the server sends any, by webhooks of their products. */
export const listWatches: Command<'listWatches'> = async (context) => {
  const { actor, services } = context
  const [kept, webhooks] = await Promise.all([services.watches.own(actor.uid), services.webhooks.list()])
  const found = await Promise.all(
    kept.map(async (watch) => shown(context, watch, await services.views.find(watch.view))),
  )
  const mail = mailOf(context)
  return {
    data: {
      watches: found.flatMap((watch) => watch ?? []),
      ...(mail !== undefined && { mail }),
      webhooks: webhooks.filter((webhook) => isOwn(context, webhook.products)).map(({ id, n }) => ({ id, n })),
    },
  }
}

/** Watches a view of one's own, or one that is shared with one; what it waits for is looked at anew. */
export const saveWatch: Command<'saveWatch'> = async (context, { params, body }) => {
  const { actor, services } = context
  const product = selectedProduct(context)
  const view = await services.views.find(params.id)
  if (!view || !soundView(view.payload) || !maySee(context, view)) throw new DomainError('notFound')
  refuseGuest(context)
  const { when, hours, mail, webhook, lang, zone } = body
  await refuseInput(context, body)
  const kept = await services.watches.save(actor, {
    ...{ view: view.id, when_kind: when, hours: when === 'older' ? (hours ?? null) : null, product, lang, zone },
    mail: mail ? (mailOf(context) ?? null) : null,
    webhook: webhook ?? null,
  })
  const saved = shown(context, kept, view)
  if (!saved) throw new DomainError('notFound')
  return { data: saved }
}

export const removeWatch: Command<'removeWatch'> = async ({ actor, services }, { params: { id } }) => {
  const watch = (await services.watches.own(actor.uid)).find(({ view }) => view === id)
  if (!watch) throw new DomainError('notFound')
  await services.watches.remove(watch)
  return { data: null }
}

type Input = { when: 'any' | 'older'; hours?: number; mail: boolean; webhook?: string; zone: string }

async function refuseInput(context: CallContext, { when, hours, mail, webhook, zone }: Input): Promise<void> {
  const fields: { field: string; description: string }[] = []
  if (!isTimeZone(zone)) fields.push({ field: '/zone', description: 'There is no such time zone.' })
  if (when === 'older' && hours === undefined)
    fields.push({ field: '/hours', description: 'Say after how many hours.' })
  if (mail && mailOf(context) === undefined)
    fields.push({ field: '/mail', description: 'No mails are sent from here to this account.' })
  const chosen = webhook === undefined ? undefined : await context.services.webhooks.find(webhook)
  if (webhook !== undefined && !(chosen && isOwn(context, chosen.products)))
    fields.push({ field: '/webhook', description: 'There is no such webhook.' })
  if (fields.length > 0)
    throw new DomainError('invalid', { fields: fields.map((field) => ({ ...field, keyword: 'required' })) })
}

const mailOf = (context: CallContext) => (context.services.sendsMail ? accountMail(context) : undefined)

const isOwn = ({ products }: CallContext, of: readonly string[]) => of.some((product) => products.includes(product))

const maySee = ({ actor }: CallContext, { uid, audience }: StoredView) =>
  uid === actor.uid || (audience !== '' && audiencesOf(actor).includes(audience))

function shown(context: CallContext, watch: KeptWatch, view: StoredView | undefined): Watch | undefined {
  const list = view && maySee(context, view) && soundView(view.payload)
  if (!list) return undefined
  const { when_kind: when, hours, mail, webhook, matched_at, count } = watch
  return {
    ...{ when, mail: mail !== null, view: view.id, n: view.n, count },
    payload: withoutForeignProducts(list, visibleProducts(context.actor)),
    ...(hours !== null && { hours }),
    ...(webhook !== null && { webhook }),
    ...(matched_at !== null && { since: matched_at }),
  }
}
