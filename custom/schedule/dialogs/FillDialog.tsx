import { useContext, useDeferredValue, useMemo, useState } from 'react'
import { openHolesIn } from '#contract/rules/schedule/model/holes.ts'
import { fillRules } from '#contract/rules/schedule/fill/fillRules.ts'
import { rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { fillHoles, proposedAirings, type FillProposal } from '#contract/rules/schedule/fill/fillHole.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { SHELF_TYPES } from '../shelf/shelfTabs.ts'
import { useAdLoad } from '../useAdLoad.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DockedDialog } from './DockedDialog.tsx'
import { FillOptions, FIRST_CHOICE, runTimesOf } from './FillOptions.tsx'
import { FillRow } from './FillRow.tsx'
import { ProposalBlock } from './ProposalBlock.tsx'
import { useCandidates } from './useCandidates.ts'

const SHORT_TYPES = [...SHELF_TYPES.promos]
const ALL_TYPES = [...SHELF_TYPES.promos, ...SHELF_TYPES.vod]

/** More gaps than these are proposed for when the first are filled. */
const SHOWN = 24

/**
 * The gaps of some ranges with a proposal for each: what fits best by rights, rating, repeats and ads of the hour, to be
 * put in row by row or all at once. Nothing is done by itself.
 */
export function FillDialog({ within }: { within: TimeRange | readonly TimeRange[] }) {
  const { translate, format, titles } = useScheduleWords()
  const { schedule, channel, now, run, openDialog, newId, announcer } = useSchedule()
  const { viewersZone = 'UTC' } = channel
  const product = useContext(ConsoleContext)?.product
  const { limit: adLimit } = useAdLoad()
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const { withAds, withTitles } = choice
  const [notWanted, setNotWanted] = useState<ReadonlySet<string>>(new Set())
  const { candidates, isReading } = useCandidates(
    withTitles ? ALL_TYPES : SHORT_TYPES,
    runTimesOf(useDeferredValue(choice)),
  )
  const holes = useMemo(
    () => openHolesIn(schedule, 'from' in within ? [within] : within, now).slice(0, SHOWN),
    [schedule, within, now],
  )
  const proposals = useMemo(() => {
    const rights = rightsFacts(titles, { now, ...(product !== undefined && { product }) })
    const ads = withAds ? undefined : []
    const rules = fillRules({ titles, rights, zone: viewersZone, adLimit, notWanted, ...(ads && { adSeconds: ads }) })
    return fillHoles(schedule, { holes, candidates, rules })
  }, [schedule, holes, candidates, titles, now, product, viewersZone, withAds, adLimit, notWanted])
  const count = proposals.reduce((sum, { rows }) => sum + rows.length, 0)
  const open = holes.reduce((sum, { from, to }) => sum + to - from, 0)
  const accept = (accepted: readonly Pick<FillProposal, 'rows'>[]) => {
    const airings = accepted.flatMap((proposal) => proposedAirings(proposal, `${newId()}-`))
    const { refused } = run({ kind: 'fill', airings })
    if (!refused) announcer.say(translate('scheduleFill.done', { smart_count: airings.length }))
  }
  const notYet = holes.length === 0 ? 'noGaps' : count > 0 ? undefined : isReading ? 'reading' : 'nothing'
  return (
    <DockedDialog
      isWide
      title={translate('scheduleFill.title')}
      subtitle={translate('scheduleFill.open', { smart_count: holes.length, length: format.duration(open) })}
      okLabel={translate('scheduleFill.ok', { smart_count: count })}
      onOk={() => {
        accept(proposals)
        openDialog(undefined)
      }}
      {...(notYet && { notYet: translate(`scheduleFill.${notYet}`) })}
    >
      <FillOptions choice={choice} onChange={setChoice} />
      {proposals.map((proposal) => (
        <ProposalBlock key={proposal.hole.from} proposal={proposal} onAccept={() => accept([proposal])}>
          {proposal.rows.map((row, nth) => (
            <FillRow
              key={nth}
              row={row}
              onAccept={() => accept([{ rows: [row] }])}
              onOther={() => setNotWanted(new Set([...notWanted, row.candidate.pgmId]))}
            />
          ))}
        </ProposalBlock>
      ))}
    </DockedDialog>
  )
}
