import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo, useRef, useState } from 'react'
import { compareSplices, type ManifestBreak, type SpliceCheck } from '#contract/rules/video/compareSplices.ts'
import { sourceAt, playedParts } from '#contract/rules/video/editMap.ts'
import { AD_SECONDS } from '#contract/values/schedule.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useVideo } from '../VideoContext.ts'
import { readEvents } from './readEvents.ts'
import { readManifest } from './readManifest.ts'
import { readPlaylist } from './readPlaylist.ts'

/** Larger ones are no manifest and no single segment. */
const MAX_BYTES = 50_000_000
/** More lines than anybody reads would hold up the page. */
const LISTED = 200

type Taken = { name: string; breaks: readonly ManifestBreak[] }

/** The breaks of the result beside those of a manifest, or of a segment, that was made elsewhere. */
export function ManifestCheck() {
  const translate = useTranslate()
  const notice = useNotice()
  const { list } = useVideo()
  const input = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState<Taken>()
  const take = async (file: File) => {
    const breaks = file.size > MAX_BYTES ? undefined : await breaksIn(file)
    if (typeof breaks === 'object') setTaken({ name: file.name, breaks })
    else notice('error', `video.manifest.${breaks ?? 'unreadable'}`, { values: { name: file.name } })
  }
  const checks = useMemo(() => (taken ? compareSplices(list, taken.breaks) : []), [list, taken])
  return (
    <section aria-label={translate('video.manifest.title')}>
      <div className="tools">
        <span className="grow quiet" role="status">
          {taken &&
            (taken.breaks.length === 0
              ? translate('video.manifest.none', { name: taken.name })
              : translate('video.manifest.checked', { name: taken.name, smart_count: taken.breaks.length }))}
        </span>
        <Button size="small" onClick={() => input.current?.click()}>
          {translate('video.manifest.open')}
        </Button>
        {taken && (
          <Button size="small" variant="ghost" onClick={() => setTaken(undefined)}>
            {translate('actions.close')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".mpd,.m3u8,.m3u,.xml,.mp4,.m4s,.m4v"
        aria-label={translate('video.manifest.open')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
      <ul className="lines" aria-label={translate('video.manifest.title')}>
        {checks.slice(0, LISTED).map((check, nth) => (
          <CheckLine key={nth} check={check} />
        ))}
      </ul>
      {checks.length > LISTED && (
        <p className="quiet">{translate('video.manifest.more', { smart_count: checks.length - LISTED })}</p>
      )}
    </section>
  )
}

function CheckLine({ check }: { check: SpliceCheck }) {
  const translate = useTranslate()
  const format = useFormat()
  const { list, run, code } = useVideo()
  const isFine = check.kind === 'same'
  const source = check.kind === 'extra' ? sourceAt(playedParts(list), check.at) : undefined
  return (
    <li>
      <span className="code">{code(check.at)}</span>
      <span className={isFine ? 'grow' : 'grow bad'}>
        <Icon name={isFine ? 'check' : 'triangle'} size="small" />{' '}
        {translate(`video.manifest.checks.${check.kind}`, {
          ...(check.kind === 'moved' && { smart_count: Math.abs(check.frames), at: code(check.at + check.frames) }),
          ...(check.kind === 'length' && { here: format.duration(check.here), there: format.duration(check.there) }),
        })}
      </span>
      {check.kind === 'extra' && source && (
        <Button
          size="small"
          aria-label={`${translate('video.hints.add')} ${code(check.at)}`}
          onClick={() => {
            const dur = check.dur ?? AD_SECONDS[2] * 1_000
            run({ kind: 'addBreak', added: { id: crypto.randomUUID(), at: source.frame, dur, ap: 'mid' } })
          }}
        >
          {translate('video.hints.add')}
        </Button>
      )}
    </li>
  )
}

async function breaksIn(file: File): Promise<ReturnType<typeof readPlaylist>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const inside = readEvents(bytes)
  if (inside) return inside
  const text = new TextDecoder().decode(bytes)
  return readPlaylist(text) ?? readManifest(text)
}
