import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Conversion } from '#contract/schemas/live/liveToVod.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { CONVERSION_WINDOWS } from '#contract/values/guide.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { ConversionLine } from '#kit/record/liveToVod/ConversionLine.tsx'
import { useConversions } from '#kit/record/liveToVod/useConversions.ts'
import { ResultFields } from '#kit/record/liveToVod/ResultFields.tsx'
import { useResultTypes } from '#kit/record/liveToVod/useResultTypes.ts'
import { useVideo } from '../VideoContext.ts'
import { LiveNotes } from './LiveNotes.tsx'
import { liveCut, rangesOfWindows, type LiveCut } from './liveCut.ts'
import type { Aired } from './useAired.ts'

/** Makes a title of what is kept of an airing, or changes the window of one that still waits; and those that there are. */
export function LiveForm({ aired }: { aired: Aired }) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { list, video, run } = useVideo()
  const types = useResultTypes()
  const conversions = useConversions(aired.id)
  const [changed, setChanged] = useState<Conversion>()
  const [name, setName] = useState(video.name)
  const [cty, setCty] = useState(types[0]?.type ?? '')
  const missing = useMissingRights([{ page: 'epg', action: changed ? 'update' : 'create' }])
  const cut = liveCut(list, aired)
  const why = whyNot(cut, name)
  const send = async () => {
    const others = (changed?.lon ?? video.lon).filter(({ lang }) => lang !== language)
    const lon = [...others, { lang: language, n: name.trim() }]
    const body = { id: aired.id, cty, sg: cut.windows, lon }
    const isDone = await (changed ? conversions.update(changed.id, body) : conversions.convert(body))
    if (isDone) setChanged(undefined)
  }
  /** Its windows come back as segments, one step that can be undone. */
  const change = (conversion: Conversion) => {
    const segs = rangesOfWindows(aired, conversion.sg, video)
    if (!run({ kind: 'take', from: 'version', list: { segs, breaks: list.breaks, output: 'one' } })) return
    setChanged(conversion)
    setName(titleOf(conversion, language))
    setCty(conversion.cty)
  }
  return (
    <section aria-label={translate('liveToVod.heading')}>
      <h3>{translate('liveToVod.heading')}</h3>
      {changed && (
        <div className="tools">
          <span className="grow">{translate('video.live.changing', { name: titleOf(changed, language) })}</span>
          <Button size="small" onClick={() => setChanged(undefined)}>
            {translate('video.live.stop')}
          </Button>
        </div>
      )}
      <LiveNotes aired={aired} cut={cut} />
      <div className="form">
        <ResultFields isNarrow name={name} cty={cty} onName={setName} onCty={setCty} />
        <div className="acts">
          <WhyNot why={missing}>
            {(off) => (
              <Button
                size="small"
                variant="contained"
                loading={conversions.isBusy}
                disabled={why !== undefined || cty === ''}
                onClick={() => void send()}
                {...off}
              >
                {translate(changed ? 'liveToVod.update' : 'liveToVod.convert')}
              </Button>
            )}
          </WhyNot>
        </div>
      </div>
      {why !== undefined && <p className="bad">{translate(why)}</p>}
      {conversions.error && <CallError error={conversions.error} onRetry={conversions.reload} />}
      <ul className="lines">
        {conversions.rows.map((one) => (
          <ConversionLine key={one.id} conversion={one} conversions={conversions} onChange={change} isHere />
        ))}
      </ul>
    </section>
  )
}

function whyNot({ windows }: LiveCut, name: string): string | undefined {
  if (windows.length === 0) return 'video.live.nothing'
  if (windows.length > CONVERSION_WINDOWS) return 'video.live.tooMany'
  return name.trim() === '' ? 'liveToVod.noName' : undefined
}
