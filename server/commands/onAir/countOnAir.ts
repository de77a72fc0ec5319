import { isTrouble } from '#contract/rules/epg/isTrouble.ts'
import type { OnAirCount } from '#contract/schemas/live/onAir.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { ON_AIR_TROUBLE_MS } from '#contract/values/onAir.ts'
import type { CallContext, Command } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import type { Covered } from '../../stores/onAir/timeline.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { turnsByServer } from '../dashboard/oneAtATime.ts'
import { createBoardDays } from './boardDays.ts'
import { byChannel, channelsOnBoard } from './boardChannels.ts'
import { channelProblems } from './channelProblems.ts'
import { flaggedAirings } from './flaggedAirings.ts'

/**
 * How many channels want somebody at once, as the board counts them: it looks twelve hours ahead in place of two weeks,
 * for every screen of the guide asks. Whoever sees the same products shares one reading.
 */
export const countOnAir: Command<'countOnAir'> = async (context) => {
  const { product, services } = context
  const key = JSON.stringify([product, scopeOf(context)])
  return { data: await turnsOf(services)(key, key, () => countTrouble(context, services.now())) }
}

const turnsOf = turnsByServer<OnAirCount>()

async function countTrouble(context: CallContext, now: number): Promise<OnAirCount> {
  const { guide, onAir } = context.services
  const { channels } = await channelsOnBoard(context)
  const ahead = { now, until: now + ON_AIR_TROUBLE_MS }
  const { urn } = knownKind(context, AIRING_TYPE)
  const [covered, reach, flagged] = await Promise.all([
    onAir.coverage(context, urn, channels, ahead),
    guide.reach(context, urn, channels.ids),
    flaggedAirings(context, channels, ahead),
  ])
  const coveredBy = byChannel(covered)
  const daysOf = createBoardDays(now)
  const count = { at: now, trouble: 0, dark: 0 }
  channels.ids.forEach((channel, at) => {
    if (!reach.has(channel)) return
    const cover = coveredBy.get(channel) ?? []
    const facts = { channel, covered: cover, reach: reach.get(channel), flagged: flagged.get(channel) ?? [] }
    const { problems } = channelProblems({ ...facts, waiting: [] }, daysOf(channels.zones[at] ?? 'UTC'), ahead)
    const isDark = !isOnAt(cover, now)
    if (isDark) count.dark++
    if (isDark || problems.some((problem) => isTrouble(problem, now))) count.trouble++
  })
  return count
}

/** Whether something is on at an instant: within what covers the channel, and in none of its gaps. */
function isOnAt(covered: readonly Covered[], now: number): boolean {
  const holds = ({ from, to }: Covered) => from <= now && now < to
  return (
    covered.some((one) => one.what === 'cover' && holds(one)) &&
    !covered.some((one) => one.what === 'gap' && holds(one))
  )
}
