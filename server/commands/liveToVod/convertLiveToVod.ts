import { AIRING_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { jobHead } from '../jobAnswer.ts'
import { channelNames, readAiring } from './airingRecord.ts'
import { wantedOf } from './wantedOf.ts'

/**
 * Has a title made of a window of an airing. A window that is still on air waits for its end; one conversion of an
 * airing runs at a time (`running`). The answer says by how much playing begins before what was picked.
 */
export const convertLiveToVod: Command<'convertLiveToVod'> = async (context, { body }) => {
  const { actor, requestId: trace, services } = context
  const { id, early, dur } = await services.idempotency.once(context, async () => {
    const airing = await readAiring(context, body.id)
    const wanted = await wantedOf(context, airing, body)
    const target = { urn: catalogUrn(AIRING_TYPE), id: airing.id }
    const ch_lon = await channelNames(context, airing.ch)
    const { due, prd } = wanted
    const job = {
      kind: 'convertLiveToVod',
      urn: target.urn,
      doc: airing.id,
      prd,
      actor,
      trace,
      due,
      input: {},
    } as const
    return async (stores) => {
      await stores.conversions.lockAiring(airing.id)
      if (await stores.jobs.inFlight(job.kind, target)) throw new DomainError('running')
      const made = await stores.jobs.enqueue(job)
      const { ch: channel, a_st_dt, a_ed_dt } = airing
      const times = { channel, ch_lon, a_st_dt, a_ed_dt }
      await stores.conversions.add({
        ...wanted,
        ...times,
        ...{ id: made.id, airing: airing.id, uid: actor.uid, name: actor.name },
      })
      return { ...jobHead(made), early: wanted.early, dur: wanted.dur }
    }
  })
  return { status: 202, data: { status_id: id, tracking_id: trace, id, early, dur } }
}
