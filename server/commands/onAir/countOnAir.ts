import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { can } from '#contract/rules/access/can.ts'
import { isTrouble } from '#contract/rules/epg/isTrouble.ts'
import { channelAhead } from '#contract/rules/schedule/ahead/channelAhead.ts'
import type { OnAirCount } from '#contract/schemas/live/onAir.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { ON_AIR_NEAR_DAYS, ON_AIR_TROUBLE_MS } from '#contract/values/onAir.ts'
import type { CallContext, Command } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import type { Covered } from '../../stores/onAir/timeline.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { turnsByServer } from '../dashboard/oneAtATime.ts'
import { createBoardDays } from './boardDays.ts'
import { byChannel, channelsOnBoard } from './boardChannels.ts'
import { channelProblems } from './channelProblems.ts'
import { flaggedAirings } from './flaggedAirings.ts'
import { virtualAhead } from './virtualAhead.ts'
import { virtualFlagged } from './virtualFlagged.ts'
import { rightsProblems } from './virtualOnBoard.ts'
import { codesOf } from './virtualSlots.ts'
import { isDark, virtualProblems } from './virtualProblems.ts'

/**
 * How many channels want somebody at once, as the board counts them: it looks twelve hours ahead in place of two weeks,
 * for every screen of the guide asks. Whoever sees the same products shares one reading.
 */
export const countOnAir: Command<'countOnAir'> = async (context) => {
  const { actor, product, services } = context
  const key = JSON.stringify([product, scopeOf(context), can(actor, SCHEDULE_PAGE, 'view')])
  return { data: await turnsOf(services)(key, key, () => countTrouble(context, services.now())) }
}

const turnsOf = turnsByServer<OnAirCount>()

async function countTrouble(context: CallContext, now: number): Promise<OnAirCount> {
  const { guide, onAir } = context.services
  const { channels } = await channelsOnBoard(context)
  const ahead = { now, until: now + ON_AIR_TROUBLE_MS }
  const { urn } = knownKind(context, AIRING_TYPE)
  const [covered, reach, flagged, virtual] = await Promise.all([
    onAir.coverage(context, urn, channels, ahead),
    guide.reach(context, urn, channels.ids),
    flaggedAirings(context, channels, ahead),
    virtualTrouble(context, now),
  ])
  const coveredBy = byChannel(covered)
  const daysOf = createBoardDays(now)
  const count = { at: now, ...virtual }
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

/** The same of virtual channels, for those who may view them. */
async function virtualTrouble(context: CallContext, now: number): Promise<Pick<OnAirCount, 'trouble' | 'dark'>> {
  const channels = await virtualAhead(context, now, ON_AIR_NEAR_DAYS)
  const flagged = await virtualFlagged(context, codesOf(channels), { now, until: now + ON_AIR_TROUBLE_MS })
  const problems = channels.map(({ channel: { id }, facts }) => {
    const ahead = channelAhead({ ...facts, count: ON_AIR_NEAR_DAYS })
    return [...(ahead ? virtualProblems(id, ahead, now) : []), ...rightsProblems(id, flagged)]
  })
  return {
    trouble: problems.filter((of) => of.some((problem) => isTrouble(problem, now))).length,
    dark: problems.filter((of) => isDark(of, now)).length,
  }
}

/** Whether something is on at an instant: within what covers the channel, and in none of its gaps. */
function isOnAt(covered: readonly Covered[], now: number): boolean {
  const holds = ({ from, to }: Covered) => from <= now && now < to
  return (
    covered.some((one) => one.what === 'cover' && holds(one)) &&
    !covered.some((one) => one.what === 'gap' && holds(one))
  )
}
