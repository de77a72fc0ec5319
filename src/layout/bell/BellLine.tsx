import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { jobMark } from '#contract/rules/labels/jobMark.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useBriefWords } from '#kit/jobs/useBriefWords.ts'
import { JobMarkChip } from '#kit/jobs/JobMarkChip.tsx'
import { jobPath } from '#kit/jobs/jobPath.ts'
import { JobProgress } from '#kit/jobs/JobProgress.tsx'
import { jobIcon, useJobWords } from '#kit/jobs/useJobWords.ts'
import { BellRow } from './BellRow.ts'
import type { BellEntry } from './bellEntries.ts'

type BellLineProps = {
  entry: BellEntry
  /** Whoever may not view the page of notifications reads the line all the same. */
  mayOpen: boolean
  onOpen: () => void
}

/** One job of the bell: what it is, how it stands (specification section 4), success/count, when. */
export function BellLine({ entry, mayOpen, onOpen }: BellLineProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = useJobWords()
  const { state } = entry
  const { success, count } = state
  const cty = 'cty' in state ? state.cty : entry.cty
  const lon = 'lon' in state ? state.lon : []
  const brief = useBriefWords({ cty: cty ?? '', ...('brief' in state && state.brief && { brief: state.brief }) })
  const about = [words.about({ kind: entry.kind, count, lon }), brief].filter(Boolean).join(' · ')
  const mark = jobMark(state)
  const content = (
    <>
      <Icon name={jobIcon(entry.kind)} />
      <span className="name">{words.name({ kind: entry.kind, cty })}</span>
      <JobMarkChip job={state} />
      <span className="below">
        <span className="about" title={about}>
          {about}
        </span>
        <span>{translate('jobs.progress', { done: format.number(success), count: format.number(count) })}</span>
        <Time value={entry.ct} part="time" />
      </span>
      {(mark === 'underWay' || mark === 'waiting') && (
        <span className="bar">
          <JobProgress job={state} />
        </span>
      )}
    </>
  )
  return (
    <BellRow>
      {mayOpen ? (
        <Link to={jobPath(entry.job)} onClick={onOpen}>
          {content}
        </Link>
      ) : (
        <div>{content}</div>
      )}
    </BellRow>
  )
}
