import { randomBytes } from 'node:crypto'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { Webhook } from '#contract/schemas/delivery.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { webhookUrl } from '../../deliveries/webhookAddress.ts'
import type { KeptWebhook } from '../../stores/webhookStore.ts'
import { shownDelivery } from './deliveries.ts'

const SECRET_BYTES = 32
/** What a secret begins with, so that scanners of sources know one. */
const PREFIX = 'mqs_'

const personOf = ({ actor: { uid, username, name }, requestId }: CallContext) => ({
  ...{ uid, username, name, trace: requestId },
})

/** Webhooks that have a product in common with the reader. */
export const listWebhooks: Command<'listWebhooks'> = async (context) => ({
  data: (await context.services.webhooks.list()).flatMap((webhook) => shownTo(context, webhook) ?? []),
})

/** A repeat answers with the same webhook under another secret: the first answer may never have arrived. */
export const makeWebhook: Command<'makeWebhook'> = async (context, { body }) => {
  const { services } = context
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  let isMade = false
  const made = await services.idempotency.once(context, () => {
    refuseInput(context, body)
    const webhook = { ...body, id: services.newId(), n: body.n.trim(), secret }
    return (stores) => {
      isMade = true
      return stores.webhooks.make(webhook, personOf(context))
    }
  })
  if (!isMade) await services.webhooks.renew(made.id, secret)
  return { data: { webhook: shown(context, made), secret } }
}

export const removeWebhook: Command<'removeWebhook'> = async (context, { params: { id } }) => {
  await known(context, id)
  await context.services.webhooks.remove(id, personOf(context))
  return { data: null }
}

/** A delivery that says nothing, to see whether the address takes what we send. */
export const testWebhook: Command<'testWebhook'> = async (context, { params: { id } }) => {
  const { actor, services } = context
  const { n, products } = await known(context, id)
  const made = await services.deliveries.queue({
    ...{ kind: 'webhook', topic: 'test', webhook: id, target: n, about: '', prd: products },
    body: { topic: 'test', at: new Date(services.now()).toISOString(), by: actor.name },
  })
  if (!made) throw new DomainError('internal')
  return { data: shownDelivery(made) }
}

async function known(context: CallContext, id: string): Promise<KeptWebhook> {
  const webhook = await context.services.webhooks.find(id)
  if (!webhook || !shownTo(context, webhook)) throw new DomainError('notFound')
  return webhook
}

function refuseInput({ products: own, services }: CallContext, body: { address: string; products: readonly string[] }) {
  const foreign = body.products.find((product) => !own.includes(product))
  const fields = [
    ...(webhookUrl(body.address, services.webhookHosts)
      ? []
      : [
          {
            field: '/address',
            description: 'This must be an https address of the internet, or a host that is allowed.',
          },
        ]),
    ...(foreign === undefined ? [] : [{ field: '/products', description: `You have no product ${foreign}.` }]),
  ]
  if (fields.length > 0)
    throw new DomainError('invalid', { fields: fields.map((field) => ({ ...field, keyword: 'format' })) })
}

function shownTo(context: CallContext, webhook: KeptWebhook): Webhook | undefined {
  const one = shown(context, webhook)
  return one.products.length > 0 ? one : undefined
}

function shown({ actor }: CallContext, { id, n, address, products, name, ct }: KeptWebhook): Webhook {
  const visible = visibleProducts(actor)
  const own = visible === 'all' ? products : products.filter((product) => visible.includes(product))
  return { id, n, address, products: own, by: name, ct }
}
