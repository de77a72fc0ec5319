import { DELIVERY_WAITS_MS } from '#contract/values/deliveries.ts'
import { postWebhook, type Outcome } from '../../deliveries/postWebhook.ts'
import type { KeptDelivery } from '../../stores/deliveryStore.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { LeftOver } from '../bulk/workOff.ts'
import type { JobServices } from '../jobCaller.ts'

type Parts = Pick<JobServices, 'webhooks' | 'mailer' | 'webhookHosts' | 'now'> & {
  deliveries: Pick<JobServices['deliveries'], 'find' | 'note'>
}

/** Problems that no further try mends. */
const FINAL: readonly Outcome['problem'][] = ['gone', 'removed', 'private']

/**
 * Tries a delivery once. It is noted before the job ends: one that was taken is never sent again. A server that dies
 * between the answer and the note leaves the job to another one, which sends the same delivery under the same id.
 */
export async function runDelivery(parts: Parts, { doc }: Pick<JobRow, 'doc'>): Promise<void> {
  const { deliveries, now } = parts
  const delivery = await deliveries.find(doc)
  if (!delivery || delivery.state === 'sent') return
  const outcome = await send(parts, delivery)
  const wait = FINAL.includes(outcome.problem) ? undefined : DELIVERY_WAITS_MS[delivery.tries]
  const next = outcome.problem === undefined || wait === undefined ? undefined : now() + wait
  await deliveries.note(delivery.id, { ...outcome, ...(next !== undefined && { next }) })
  if (next !== undefined) throw new LeftOver('it is tried later', next)
}

async function send({ webhooks, mailer, webhookHosts, now }: Parts, delivery: KeptDelivery): Promise<Outcome> {
  const { id, kind, webhook, target, body } = delivery
  if (kind === 'mail') {
    const { subject, text } = body as { subject: string; text: string }
    return mailer ? mailer.send({ id, to: target, subject, text }) : { problem: 'removed' }
  }
  const receiver = webhook === null ? undefined : await webhooks.find(webhook)
  const secret = receiver && (await webhooks.secret(receiver.id))
  if (!receiver || secret === undefined) return { problem: 'removed' }
  const text = JSON.stringify({ id, ...body })
  return postWebhook({ id, address: receiver.address, secret, body: text, at: now() }, webhookHosts)
}
