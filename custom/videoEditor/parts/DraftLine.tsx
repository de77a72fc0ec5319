import { useTranslate } from 'ra-core'
import { adLoads } from '#contract/rules/video/checkBreaks.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { DraftState } from '../session/useDraft.ts'
import { useBreakFindings } from '../useBreakFindings.ts'
import { useVideo } from '../VideoContext.ts'

/** Where the work is kept, and how the breaks stand. */
export function DraftLine({ draft }: { draft: DraftState }) {
  const translate = useTranslate()
  const format = useFormat()
  const { list, history, versions } = useVideo()
  const findings = useBreakFindings().filter(({ kind }) => kind !== 'asleep')
  const loads = adLoads(list)
  return (
    <footer className="foot">
      <span role="status">
        {draft.isLost
          ? translate('video.draft.lost')
          : history.isSaved
            ? versions.base
              ? translate('video.draft.saved', { name: versions.base.name })
              : translate('video.draft.untouched')
            : draft.at !== undefined && translate('video.draft.kept', { time: format.time(draft.at) })}
      </span>
      {draft.isRestored && !history.isSaved && <span>{translate('video.draft.restored')}</span>}
      {list.breaks.length > 0 && (
        <span className={findings.length > 0 ? 'bad' : 'good'}>
          <Icon name={findings.length > 0 ? 'triangle' : 'check'} size="small" />{' '}
          {findings.length > 0
            ? translate('video.breaks.findings', { smart_count: findings.length })
            : translate('video.breaks.fine', { ads: loads.map((ms) => format.duration(ms)).join(', ') })}
        </span>
      )}
    </footer>
  )
}
