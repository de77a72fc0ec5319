import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { framesOf } from '#contract/rules/time/timecode.ts'
import { AD_SECONDS } from '#contract/values/schedule.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { BREAK_DISTANCES } from '../useBreakPolicy.ts'
import type { useBreakHints } from '../useBreakHints.ts'
import { useVideo } from '../VideoContext.ts'

const BREAK_MS = AD_SECONDS[2] * 1_000
/** More are not read one by one. */
const SHOWN = 100

/** Places that black, silence and changes of scene suggest for breaks, each with its reasons. */
export function HintList({ hints }: { hints: ReturnType<typeof useBreakHints> }) {
  const translate = useTranslate()
  const format = useFormat()
  const { list, run, player, code, video } = useVideo()
  const { status, frames, progress, find, isAsking } = hints
  const taken = new Set(list.breaks.map(({ at }) => at))
  const offered = frames.filter(({ at }) => !taken.has(at) && at > 0 && at < list.length)
  const apart = framesOf(BREAK_DISTANCES.apart, video.rate)
  return (
    <section aria-label={translate('video.hints.title')}>
      <h3>{translate('video.hints.title')}</h3>
      <div className="tools">
        <span className="grow" role="status">
          {status === 'running' && translate('video.hints.running', { progress: format.percent(progress / 100) })}
          {(status === 'failed' || status === 'unavailable') && translate(`video.hints.${status}`)}
          {status === 'ready' && frames.length === 0 && translate('video.hints.none')}
        </span>
        {status !== 'unavailable' && (
          <Button size="small" disabled={isAsking || status === 'running'} onClick={() => void find()}>
            {translate(status === 'ready' ? 'video.hints.again' : 'video.hints.find')}
          </Button>
        )}
        {offered.length > 0 && (
          <Button
            size="small"
            onClick={() =>
              run({
                ...{ kind: 'autoBreaks', base: crypto.randomUUID(), hints: offered.map(({ at }) => at) },
                ...{ dur: BREAK_MS, apart },
              })
            }
          >
            {translate('video.hints.addAll')}
          </Button>
        )}
      </div>
      <ul className="lines">
        {offered.slice(0, SHOWN).map(({ at, kinds }) => (
          <li key={at}>
            <Button size="small" variant="ghost" className="code" onClick={() => player.current?.seek(at)}>
              {code(at)}
            </Button>
            <span className="grow">{kinds.map((kind) => translate(`video.hints.${kind}`)).join(', ')}</span>
            <Button
              size="small"
              aria-label={`${translate('video.hints.add')}, ${code(at)}`}
              onClick={() =>
                run({ kind: 'addBreak', added: { id: crypto.randomUUID(), at, dur: BREAK_MS, ap: 'mid' } })
              }
            >
              {translate('video.hints.add')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
