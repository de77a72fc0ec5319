import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useVideo } from '../VideoContext.ts'
import type { Hit } from './hitsOf.ts'

/** Hits, best first: what is pointed at or has the focus plays, Enter or a press takes it as a segment. */
export function HitList() {
  const translate = useTranslate()
  const format = useFormat()
  const { view, list, run, code, player } = useVideo()
  const { setPreview } = view
  useEffect(() => () => setPreview(undefined), [setPreview])
  const play = ({ id, in: first, out, label }: Hit) =>
    setPreview({ parts: [{ at: 0, seg: { id, in: first, out, label, keep: true } }], start: 0, loop: true })
  const stop = () => {
    setPreview(undefined)
    player.current?.run({ do: 'pause' })
  }
  return (
    <ul className="lines" aria-label={translate('video.lanes.hits')}>
      {view.hits.map((hit) => {
        const isTaken = list.segs.some((seg) => seg.in === hit.in && seg.out === hit.out)
        const range = `${code(hit.in)} – ${code(hit.out)}`
        return (
          <li key={hit.id} onPointerEnter={() => play(hit)} onPointerLeave={stop}>
            <Button
              size="small"
              variant="ghost"
              className="code"
              aria-label={`${range}, ${translate(isTaken ? 'video.search.taken' : 'video.search.add')}`}
              startIcon={<Icon name={isTaken ? 'check' : 'plus'} size="small" />}
              onFocus={() => play(hit)}
              onBlur={stop}
              onClick={() => !isTaken && run({ kind: 'fromHits', base: crypto.randomUUID(), hits: [hit] })}
            >
              {range}
            </Button>
            <span className="grow quiet">{isTaken && translate('video.search.taken')}</span>
            <span className="code">{format.number(hit.score, 2)}</span>
            {hit.text !== undefined && (
              <span className="words" dir="auto">
                {hit.text}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
