import { randomBytes } from 'node:crypto'
import { can } from '#contract/rules/access/can.ts'
import type { MachineToken } from '#contract/schemas/machine.ts'
import type { Action, Page, Permissions } from '#contract/values/access.ts'
import { MACHINE_PREFIX } from '#contract/values/machine.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { hashOfMachineToken } from '../../machines/machineSignIn.ts'
import type { KeptToken } from '../../stores/machineStore.ts'
import { sharedProducts, visibleToken } from './visibleToken.ts'

/** 256 bits: nobody guesses one. */
const SECRET_BYTES = 32

const newToken = () => MACHINE_PREFIX + randomBytes(SECRET_BYTES).toString('base64url')

/** Tokens that have a product in common with the reader. */
export const listMachineTokens: Command<'listMachineTokens'> = async (context) => ({
  data: (await context.services.machines.list())
    .map((token) => shown(context, token))
    .filter(({ products }) => products.length > 0),
})

/**
 * Makes a token of one's own rights. Only its hash is kept, so a repeat answers with the same token under another
 * secret; what the first answer said, if it ever arrived, opens nothing then.
 */
export const makeMachineToken: Command<'makeMachineToken'> = async (context, { body }) => {
  const { actor, requestId, services } = context
  const { n, rights, products, days } = body
  const token = newToken()
  const hash = hashOfMachineToken(token)
  let isMade = false
  const made = await services.idempotency.once(context, () => {
    refuseForeign(context, rights, products)
    const until = new Date(services.now() + days * DAY_MS).toISOString()
    const kept = { id: services.newId(), hash, n: n.trim(), rights, products: [...new Set(products)], until }
    return (stores) => {
      isMade = true
      return stores.machines.make(kept, { actor, trace: requestId })
    }
  })
  if (!isMade) await services.machines.renew(made.id, hash)
  return { data: { machine: shown(context, made), token } }
}

/** Ends a token at once, whoever made it. */
export const revokeMachineToken: Command<'revokeMachineToken'> = async (context, { params: { id } }) => {
  const { actor, requestId, services } = context
  await visibleToken(context, id)
  const revoked = await services.machines.revoke(id, { actor, trace: requestId })
  if (!revoked) throw new DomainError('notFound')
  return { data: shown(context, revoked) }
}

/** Nobody gives what they have not got. */
function refuseForeign({ actor, products: own }: CallContext, rights: Permissions, products: readonly string[]): void {
  const asked = Object.entries(rights) as [Page, readonly Action[]][]
  const lacking = asked.flatMap(([page, actions]) =>
    actions.filter((action) => !can(actor, page, action)).map((action) => `${page} ${action}`),
  )
  const foreign = products.filter((product) => !own.includes(product))
  const fields = [
    ...(lacking.length > 0 ? [{ field: '/rights', description: `You have no right to ${lacking[0]}.` }] : []),
    ...(foreign.length > 0 ? [{ field: '/products', description: `You have no product ${foreign[0]}.` }] : []),
  ]
  if (fields.length > 0)
    throw new DomainError('invalid', { fields: fields.map((field) => ({ ...field, keyword: 'enum' })) })
}

function shown(context: Pick<CallContext, 'actor'>, token: KeptToken): MachineToken {
  const { id, n, rights, owner, ct, until, used_at, revoked_at } = token
  return {
    ...{ id, n, rights, products: sharedProducts(context, token), by: owner.name, ct, until },
    ...(used_at !== null && { used: used_at }),
    ...(revoked_at !== null && { revoked: revoked_at }),
  }
}
