import { useContext, useMemo, useState, type ReactNode } from 'react'
import { adFindings } from '#contract/rules/schedule/warnings/adLoad.ts'
import { expiryForesight } from '#contract/rules/schedule/warnings/expiryForesight.ts'
import { repeatsWithin } from '#contract/rules/schedule/warnings/repeats.ts'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { rightsEndOf } from '../model/rightsEnd.ts'
import { SCHEDULE_POLICY } from '../model/schedulePolicy.ts'
import { nameOf } from '../model/scheduleWords.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { useAdLoad } from '../useAdLoad.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { ExpiringRow } from './ExpiringRow.tsx'
import { Block, BlockRow, TextButton } from './panelParts.ts'
import { useJump } from './useJump.ts'

/** More rows than these come when they are asked for. */
const SHOWN = 5

/** What is no warning yet: rights that end soon, titles that air again too soon, ads beyond what load policies allow. */
export function ForesightNotes() {
  const words = useScheduleWords()
  const { translate, format, titles, language } = words
  const { schedule, shown, now } = useSchedule()
  const product = useContext(ConsoleContext)?.product
  const jump = useJump()
  const expiring = useMemo(() => {
    const rightsEnd = (id: string) => {
      const title = titles.get(id)
      return title ? rightsEndOf(title, product) : undefined
    }
    return expiryForesight(schedule, { now, within: SCHEDULE_POLICY.foresight, rightsEnd })
  }, [schedule, now, titles, product])
  const range = { from: Math.max(now, dayBounds(shown.from, 'UTC').from), to: dayBounds(shown.to, 'UTC').to }
  const repeats = useMemo(() => repeatsWithin(schedule, SCHEDULE_POLICY.spacing), [schedule])
    .map((repeat) => ({ ...repeat, airing: schedule.byId.get(repeat.airing) }))
    .flatMap(({ airing, distance }) =>
      airing && airing.start >= range.from && airing.start < range.to ? [{ airing, distance }] : [],
    )
  const load = useAdLoad()
  const findings = range.from < range.to ? adFindings(schedule, range, load) : []
  const measure = ({ code }: (typeof findings)[number], value: number) =>
    code === 'manyBreaks' ? format.number(value) : format.duration(value)
  return (
    <>
      <Note icon="clockForward" head="expiring">
        {expiring.map((title) => {
          const facts = titles.get(title.pgmId)
          return (
            <ExpiringRow key={title.pgmId} expiring={title} name={facts ? titleOf(facts, language) : title.pgmId} />
          )
        })}
      </Note>
      <Note icon="loop" head="repeats">
        {repeats.map(({ airing, distance }) => (
          <BlockRow key={airing.id}>
            <span className="place">
              <TextButton type="button" data-quiet onClick={() => jump(airing)}>
                {translate('scheduleWarnings.place', {
                  title: nameOf(airing, words),
                  time: shortMoment(airing.start, words),
                })}
              </TextButton>
            </span>
            <span className="much">
              {distance > 0
                ? translate('scheduleWarnings.after', { length: format.duration(distance) })
                : translate('scheduleWarnings.directly')}
            </span>
          </BlockRow>
        ))}
      </Note>
      <Note icon="megaphone" head="adLoad">
        {findings.map((finding) => (
          <BlockRow key={`${finding.code} ${finding.range.from}`}>
            <span className="place">
              <TextButton type="button" data-quiet onClick={() => jump({ at: finding.range.from })}>
                {shortMoment(finding.range.from, words)}
              </TextButton>
            </span>
            <span className="much">
              {translate(`scheduleWarnings.ads.${finding.code}`, {
                value: measure(finding, finding.value),
                limit: measure(finding, finding.limit),
              })}
            </span>
          </BlockRow>
        ))}
      </Note>
    </>
  )
}

function Note({ icon, head, children }: { icon: IconName; head: string; children: ReactNode[] }) {
  const { translate } = useScheduleWords()
  const [isWhole, setWhole] = useState(false)
  if (children.length === 0) return null
  const title = translate(`scheduleWarnings.${head}`)
  return (
    <Block aria-label={title}>
      <h3 data-tone="info">
        <Icon name={icon} />
        <span className="words">{title}</span>
        <CountBadge count={children.length} />
      </h3>
      <ul>{isWhole ? children : children.slice(0, SHOWN)}</ul>
      {children.length > SHOWN && !isWhole && (
        <TextButton type="button" onClick={() => setWhole(true)}>
          {translate('scheduleWarnings.more', { smart_count: children.length - SHOWN })}
        </TextButton>
      )}
    </Block>
  )
}
