import { createHash } from 'node:crypto'
import type { Actor } from '#contract/rules/access/actor.ts'
import { MACHINE_PREFIX } from '#contract/values/machine.ts'
import type { Identity } from '../identity/identity.ts'
import { TokenRefused } from '../identity/tokenRefused.ts'
import type { KeptToken, MachineStore } from '../stores/machineStore.ts'
import { machineActor, tokenOf } from './machineActor.ts'
import { ownerNow } from './ownerNow.ts'

type Parts = {
  machines: Pick<MachineStore, 'use' | 'holding'>
  /** Told of people who call, when their rights changed and now and then. */
  seeOwner: (actor: Actor) => Promise<void>
  now: () => number
}

/** People whose rights were kept lately; more are kept again sooner. */
const MOST_OWNERS = 20_000
const SEEN_AGAIN_MS = 3_600_000

export const hashOfMachineToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Sign-in that takes tokens of machines beside those of people. A token is looked up at each call, so that one that is
 * revoked is refused at once on every server.
 */
export function withMachines(identity: Identity, { machines, seeOwner, now }: Parts): Identity {
  const see = seenNow(seeOwner, now)
  const actorOf = async (token: KeptToken | undefined) => {
    const owner = token && (await ownerNow(identity, token, now()))
    return token && owner && machineActor(token, owner)
  }
  return {
    ...identity,
    verify: async (token) => {
      if (!token?.startsWith(MACHINE_PREFIX)) {
        const person = await identity.verify(token)
        await see(person)
        return person
      }
      const machine = await actorOf(await machines.use(hashOfMachineToken(token)))
      if (!machine) throw new TokenRefused('unknown')
      return machine
    },
    askProvider: async (actor) =>
      actor.only ? actorOf(await machines.holding(tokenOf(actor))) : identity.askProvider(actor),
  }
}

function seenNow(seeOwner: Parts['seeOwner'], now: () => number): (actor: Actor) => Promise<void> {
  const seen = new Map<string, { rights: string; until: number }>()
  return async (actor) => {
    const { uid, roles, products, productAdmin } = actor
    const rights = JSON.stringify([roles, products, productAdmin])
    const known = seen.get(uid)
    if (known && known.rights === rights && known.until > now()) return
    if (seen.size >= MOST_OWNERS) seen.clear()
    try {
      await seeOwner(actor)
    } catch {
      // Nobody is refused for it: the next call tells again.
      return
    }
    seen.set(uid, { rights, until: now() + SEEN_AGAIN_MS })
  }
}
